import * as fc from 'fast-check'

/** What people and programs send in place of a value: too long, too odd, of another type. */
const texts = [
  '',
  ' ',
  '\0',
  '\ud800',
  '\u202e',
  '%',
  "'; drop table users; --",
  '../../etc/passwd',
  '__proto__',
  'constructor',
  '{{7*7}}',
  'Zoé Béland',
  '1e400',
  '-0',
  '0x10',
  'NaN',
  '٣',
  '9'.repeat(40),
  'x'.repeat(5000),
  '2025-02-30',
  '0000-01-01',
  '99999-12-31',
  '-infinity',
  '2026-01-01T00:00:00Z',
  '00000000-0000-7000-8000-000000000000',
  'null',
  '[]',
  '🦫',
  'line\nbreak',
  '\\',
  '_%',
] as const

const numbers = [0, -1, 0.1, 1e21, -1e21, 2 ** 31, 2 ** 53, 1e308] as const

export const oddText = fc.oneof(fc.constantFrom(...texts), fc.string({ maxLength: 30 }))

export const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  oddText,
  fc.constantFrom<unknown>(...numbers, null, true, false, [], {}, [[[[]]]], { $in: ['a'] }),
  fc.array(oddText, { maxLength: 3 }),
  fc.dictionary(fc.constantFrom('id', '__proto__', 'constructor', 'length', 'en'), oddText, {
    maxKeys: 2,
  }),
)
