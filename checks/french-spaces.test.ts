import { expect, test } from 'vitest'
import { looseSigns } from './strings/french-spaces.ts'
import { pairs } from './strings/known-words.ts'

test('no French line breaks before a colon, a percent sign, a dollar sign or within « »', () => {
  expect(
    pairs.flatMap(({ namespace, fr }) =>
      [...fr].flatMap(([key, message]) =>
        looseSigns(message).map((found) => `${namespace}:${key}: ${found}`),
      ),
    ),
  ).toEqual([])
})

test('a space that breaks, and one that is not there, are found; a time or a format is not', () => {
  expect(looseSigns('Attendus le {date} : ceci')).toEqual([' :'])
  expect(looseSigns('Attendus le {date}: ceci')).toEqual(['}:'])
  expect(looseSigns('« ainsi »')).toEqual(['« ', ' »'])
  expect(looseSigns('50 % de {x} $')).toEqual([' %', ' $'])
  expect(looseSigns('Échéance\u00a0: {held, number, ::.00}, https://example.org')).toEqual([])
})
