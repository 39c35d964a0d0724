import { applicationDefault } from 'firebase-admin/app';

/** An access token of the account the functions run as, for Google's own interfaces. */
export async function accessToken(): Promise<string> {
  return (await applicationDefault().getAccessToken()).access_token;
}
