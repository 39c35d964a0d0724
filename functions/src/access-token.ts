import { applicationDefault } from 'firebase-admin/app';

export async function accessToken(): Promise<string> {
  return (await applicationDefault().getAccessToken()).access_token;
}
