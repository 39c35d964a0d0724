import { expect, test } from 'vitest';
import { contentTypes } from '../../../src/model/content-model.ts';
import type { Field } from '../../../src/model/define/model-field.ts';
import { findUnusedFields } from './unused-fields.ts';

const footer: Record<string, Field> = contentTypes.footer.fields;

test('every field of the model is named by code, or marked as unused', () => {
  expect(findUnusedFields()).toEqual([]);
});

test('a text that no code names is a finding', () => {
  footer['parkingLine'] = footer['slogan'] as Field;
  expect(findUnusedFields()).toMatchObject([
    { code: 'unusedText', place: { contentType: 'footer', field: 'parkingLine' } },
  ]);
  delete footer['parkingLine'];
});
