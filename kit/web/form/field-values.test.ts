import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  bilingual,
  choice,
  choices,
  date,
  decimal,
  integer,
  money,
  text,
  yesNo,
} from '#kit/contract/fields.ts'
import { languages, type Language } from '#kit/contract/strings.ts'
import { bodyOf, decimalOf, fromInput, inputsOf, toInput, writable } from './field-values.ts'
import { plainText } from './plain-text.ts'

const fields = {
  name: text(80, { required: true }),
  title: bilingual(80),
  count: integer({ min: 0, max: 1_000_000 }),
  amount: money(),
  share: decimal({ min: 0, max: 1000, scale: 4 }),
  day: date(),
  kind: choice(['a', 'b']),
  tags: choices(['x', 'y']),
  isOpen: yesNo(),
  number: text(20, { readOnly: true }),
}
type Name = keyof typeof fields

describe('what an input holds', () => {
  it.each<[Name, unknown, Language, unknown]>([
    ['name', null, 'en', ''],
    ['name', 'Zoé', 'fr', 'Zoé'],
    ['count', 1234, 'en', '1234'],
    ['count', 0, 'en', '0'],
    ['count', undefined, 'en', ''],
    ['amount', '1234.50', 'en', '1234.50'],
    ['amount', '1234.50', 'fr', '1234,50'],
    ['name', '1.5', 'fr', '1.5'],
    ['isOpen', null, 'en', null],
    ['isOpen', false, 'en', false],
    ['tags', null, 'en', []],
    ['tags', ['x'], 'en', ['x']],
    ['title', null, 'en', { en: '', fr: '' }],
  ])('of %s for %j in %s is %j', (name, value, language, input) => {
    expect(toInput(fields[name], value, language)).toEqual(input)
  })
})

describe('what is sent', () => {
  it.each<[Name, unknown, Language, unknown]>([
    ['name', '   ', 'en', null],
    ['name', ' Zoé ', 'en', ' Zoé '],
    ['count', '1 234', 'fr', 1234],
    ['count', '1,234', 'en', 1234],
    ['count', '1\u202f234', 'fr', 1234],
    ['count', '-5', 'en', -5],
    ['count', '12a', 'en', '12a'],
    ['count', '1.5', 'en', '1.5'],
    ['count', '', 'en', null],
    ['amount', ' 1 234,50 $', 'fr', '1234.50'],
    ['amount', '$1,234.50', 'en', '1234.50'],
    ['amount', 'abc', 'en', 'abc'],
    ['isOpen', false, 'en', false],
    ['isOpen', null, 'en', null],
    ['tags', [], 'en', []],
    ['title', { en: ' ', fr: '' }, 'en', null],
    ['title', { en: 'Hi', fr: '' }, 'en', { en: 'Hi', fr: '' }],
    ['title', undefined, 'en', null],
    ['day', '2026-02-30', 'en', '2026-02-30'],
  ])('of %s for %j in %s is %j', (name, typed, language, value) => {
    expect(fromInput(fields[name], typed, language)).toEqual(value)
  })

  it.each<[string, Language, string]>([
    ['1,234', 'en', '1234'],
    ['1,234', 'fr', '1.234'],
    ['1,234.5', 'fr', '1234.5'],
    ['1,234,567', 'en', '1234567'],
    ['1,23', 'en', '1.23'],
    ['1 234,5', 'en', '1234.5'],
    ['1\u00a0234,5', 'fr', '1234.5'],
    ['12,5 %', 'fr', '12.5'],
    ['-0.5', 'en', '-0.5'],
    ['.5', 'en', '.5'],
  ])('%s in %s is the number %s', (typed, language, number) => {
    expect(decimalOf(typed, language)).toBe(number)
  })
})

describe('what was stored', () => {
  const amount = fc
    .tuple(fc.integer({ min: -999_999_999, max: 999_999_999 }), fc.integer({ min: 0, max: 99 }))
    .map(([whole, cents]) => `${whole}.${String(cents).padStart(2, '0')}`)
  const language = fc.constantFrom(...languages)

  it('is sent as it was when nobody touches it', () => {
    const record = fc.record({
      name: fc.string({ minLength: 1 }).filter((name) => name.trim() !== ''),
      title: fc.option(fc.record({ en: fc.constant('Hi'), fr: fc.string() })),
      count: fc.option(fc.integer()),
      amount: fc.option(amount),
      share: fc.option(amount),
      day: fc.option(fc.constant('2026-11-22')),
      kind: fc.option(fc.constantFrom('a', 'b')),
      tags: fc.subarray(['x', 'y']),
      isOpen: fc.option(fc.boolean()),
    })
    fc.assert(
      fc.property(record, language, (stored, reader) => {
        const inputs = inputsOf(fields, { ...stored, number: 'N-1' }, reader)
        expect(bodyOf(fields, inputs, reader)).toEqual(stored)
      }),
      { numRuns: 500 },
    )
  })

  it('is understood with thousands apart as the reader’s language writes them', () => {
    fc.assert(
      fc.property(amount, language, (stored, reader) => {
        const written = Number(stored).toLocaleString(`${reader}-CA`, { minimumFractionDigits: 2 })
        const sent = fromInput(fields.amount, written.replace('−', '-'), reader)
        expect(Number(sent)).toBe(Number(stored))
      }),
    )
  })

  it('is neither shown in an input nor sent where nobody may write it', () => {
    expect(writable(fields).map(([name]) => name)).not.toContain('number')
    expect(inputsOf(fields, { number: 'N-1' }, 'en')).not.toHaveProperty('number')
    expect(bodyOf(fields, { number: 'N-2' }, 'en')).not.toHaveProperty('number')
  })
})

it.each([
  ['text', 'text'],
  [0, '0'],
  [12.5, '12.5'],
  [false, 'false'],
  [null, ''],
  [undefined, ''],
  [{ en: 'Hi' }, ''],
  [['a'], ''],
])('the plain text of %j is “%s”', (value, shown) => {
  expect(plainText(value)).toBe(shown)
})
