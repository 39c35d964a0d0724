import { randomUUID } from 'node:crypto';
import { input } from '../../functions/src/testing/requests.ts';

export type Sent = {
  /** 0: no answer came. */
  status: number;
  reference: string | undefined;
  text: string;
  headers: Headers;
  milliseconds: number;
};

/** An address nobody else has, as Hosting's edge would name it. */
export function someAddress(number: number): string {
  return `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
}

/** The reference that stands in a text. */
export const referenceIn = (text = '') => /GH-[A-Z\d]{5}/.exec(text)?.[0];

let visitors = 0;

/** A request as the form posts it, each one another. */
export function someRequest(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return { ...input, id: randomUUID(), fillingSeconds: 40, ...changes };
}

/** Posts a body from an address; without one, from one that has not been used. Never throws. */
export async function send(
  url: string,
  body: Record<string, unknown> | URLSearchParams | string,
  address = someAddress((visitors += 1)),
): Promise<Sent> {
  const begun = performance.now();
  const isForm = body instanceof URLSearchParams;
  try {
    const answer = await fetch(url, {
      method: 'POST',
      body: isForm || typeof body === 'string' ? body : JSON.stringify(body),
      headers: {
        ...(!isForm && { 'Content-Type': 'application/json' }),
        'Fastly-Client-IP': address,
      },
    });
    const text = await answer.text();
    const reference = answer.ok ? referenceIn(text) : undefined;
    const { status, headers } = answer;
    return { status, reference, text, headers, milliseconds: performance.now() - begun };
  } catch {
    const milliseconds = performance.now() - begun;
    return { status: 0, reference: undefined, text: '', headers: new Headers(), milliseconds };
  }
}

/** Runs `count` tasks, `width` at once, in order of their number. */
export async function inParallel<T>(count: number, width: number, task: (number: number) => Promise<T>) {
  const outcomes: T[] = [];
  let next = 0;
  const line = async () => {
    while (next < count) {
      const number = next;
      next += 1;
      outcomes[number] = await task(number);
    }
  };
  await Promise.all(Array.from({ length: Math.min(width, count) }, line));
  return outcomes;
}

/** The smallest value that this share of them (0 to 1) do not exceed. */
export function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

/** Milliseconds as a text. */
export const rounded = (milliseconds: number) => `${Math.round(milliseconds)} ms`;

export const longest = (answers: Sent[]) => Math.max(...answers.map(({ milliseconds }) => milliseconds));

export const accepted = (answers: Sent[]) => answers.filter(({ status }) => status === 200);
