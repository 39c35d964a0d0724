import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseContactRequest } from '../../../shared/contact-request.ts';
import { filesIn } from '../../build/files.ts';

/** The typed fields; the page fills in the rest of a request. */
const typed = { name: 'Ana Exemplu', phone: '0700 000 000', message: 'Bună ziua', consent: true };

const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const unescaped = (value: string) =>
  value.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => signs[name] ?? '');

const attributeOf = (tag: string, name: string) =>
  unescaped(new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '');

/** The request of an untouched form, and one for each option of its lists. */
function requestsOf(form: string): Record<string, unknown>[] {
  const hidden = form.match(/<input type="hidden"[^>]*>/g) ?? [];
  const own = Object.fromEntries(hidden.map((tag) => [attributeOf(tag, 'name'), attributeOf(tag, 'value')]));
  const lists = [...form.matchAll(/<select([^>]*)>(.*?)<\/select>/gs)];
  const options = lists.flatMap(([, list = '', inner = '']) =>
    (inner.match(/<option[^>]*>/g) ?? []).map((tag) => ({
      [attributeOf(list, 'name')]: attributeOf(tag, 'value'),
    })),
  );
  return [{}, ...options].map((chosen) => ({ ...typed, ...own, ...chosen }));
}

/**
 * Parses the hidden fields and options of every built form as the function does: a visitor could not correct them.
 * `checked` counts the forms.
 */
export function checkForms(site: string): { checked: number; problems: string[] } {
  let checked = 0;
  const problems = new Set<string>();
  for (const file of filesIn(site).filter((name) => name.endsWith('.html'))) {
    const html = readFileSync(join(site, file), 'utf8');
    for (const [form] of html.matchAll(/<form[^>]*action="\/api\/contact".*?<\/form>/gs)) {
      checked += 1;
      for (const request of requestsOf(form)) {
        const parsed = parseContactRequest(request);
        for (const name of parsed.ok ? [] : Object.keys(parsed.errors))
          problems.add(`${file}: the function refuses the form's own ${name}, "${String(request[name])}".`);
      }
    }
  }
  if (checked === 0) problems.add('No page has a form.');
  return { checked, problems: [...problems] };
}
