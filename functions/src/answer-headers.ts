import type { ServerResponse } from 'node:http';
import { contentSecurityPolicy, integrityPolicy, securityHeaders } from '../../shared/security-headers.ts';

export const dataPolicy = contentSecurityPolicy({});

/** The functions are reached at an address of their own too, so they do not rely on Hosting's headers. */
export function setSecurityHeaders(response: ServerResponse, policy: string): void {
  const headers = { ...securityHeaders, ...integrityPolicy };
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.setHeader('Content-Security-Policy', policy);
}
