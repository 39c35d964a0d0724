import { expect, test } from 'vitest';
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

test('puts facts in place of their names, escaped', () => {
  const html = '<p>{operatorName}, <a href="mailto:{email}">{email}</a>, {clinicName}</p>';
  expect(fillPlaceholders(html, values)).toBe(
    '<p>Operator SRL, <a href="mailto:a@b.example">a@b.example</a>, Ghiocel &amp; &lt;b&gt;Fii&lt;/b&gt;</p>',
  );
});

test('names what stands for nothing', () => {
  expect(unknownPlaceholders('{email} {operator} {toString}')).toEqual(['operator', 'toString']);
  expect(fillPlaceholders('{toString}', values)).toBe('{toString}');
});
