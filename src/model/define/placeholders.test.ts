import { expect, test } from 'vitest';
import { toHtml } from '../../lib/html.ts';
import { fillPlaceholders, unknownPlaceholders } from './placeholders.ts';

const values = {
  clinicName: 'Ghiocel & <b>Fii</b>',
  operatorName: 'Operator SRL',
  operatorDetails: 'CUI 1',
  phoneString: '0700',
  phoneNumber: '+40700',
  email: 'a@b.example',
  dataProtectionEmail: 'c@d.example',
};

test('placeholders are replaced by escaped facts', () => {
  const html = '<p>{operatorName}, <a href="mailto:{email}">{email}</a>, {clinicName}</p>';
  expect(fillPlaceholders(toHtml(html), values)).toBe(
    '<p>Operator SRL, <a href="mailto:a@b.example">a@b.example</a>, Ghiocel &amp; &lt;b&gt;Fii&lt;/b&gt;</p>',
  );
});

test('unknown placeholders are named and stay as written', () => {
  expect(unknownPlaceholders(toHtml('{email} {operator} {toString}'))).toEqual(['{operator}', '{toString}']);
  expect(fillPlaceholders(toHtml('{toString}'), values)).toBe('{toString}');
});
