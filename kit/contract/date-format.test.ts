import { expect, test } from 'vitest'
import { dateFormat } from './date-format.ts'

const first = new Date('2027-04-01T00:00:00Z')
const eleventh = new Date('2027-04-11T00:00:00Z')
const write = (locale: string, date: Date, options: Intl.DateTimeFormatOptions) =>
  dateFormat(locale, { ...options, timeZone: 'UTC' }).format(date)

test('the first of a month is « 1er » in French, and no other day', () => {
  expect(write('fr-CA', first, { dateStyle: 'long' })).toBe('1er avril 2027')
  expect(write('fr-CA', first, { dateStyle: 'full' })).toBe('jeudi 1er avril 2027')
  expect(write('fr-CA', first, { dateStyle: 'medium' })).toBe('1er avr. 2027')
  expect(write('fr-CA', eleventh, { dateStyle: 'long' })).toBe('11 avril 2027')
  expect(write('fr-CA', first, { day: 'numeric', month: 'long' })).toBe('1er avril')
})

test('the hours of a French morning have one figure', () => {
  const morning = new Date('2027-04-11T08:05:00Z')
  const times = [morning, first].map((date) => write('fr-CA', date, { timeStyle: 'short' }))
  expect(times).toEqual(['8 h 05', '0 h 00'])
  expect(write('fr-CA', morning, { dateStyle: 'medium', timeStyle: 'short' })).toBe(
    '11 avr. 2027, 8 h 05',
  )
})

test('figures alone and English stay as they are', () => {
  expect(write('fr-CA', first, { dateStyle: 'short' })).toBe('2027-04-01')
  expect(write('en-CA', first, { dateStyle: 'long' })).toBe('April 1, 2027')
})
