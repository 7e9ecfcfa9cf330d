import { expect, test } from 'vitest'
import { readDate } from './read-date.ts'

const read = (typed: string, locale = 'en-CA') => {
  const found = readDate(typed, locale)
  return 'date' in found ? found.date : found.fault
}

test('a day is read however it is written, in both languages', () => {
  const ways = [
    ...['2025-01-15', '2025/1/15', '2025.01.15', '20250115', ' 2025-1-15 '],
    ...['15/01/2025', '15-01-2025', '15.1.2025', '15 01 2025', '01/15/2025'],
    ...['Jan 15, 2025', 'January 15 2025', 'jan. 15th, 2025', '15 Jan 2025', '15-Jan-2025'],
    ...['15 janvier 2025', '15 janv. 2025', '15 JANVIER 2025', 'le 15 janvier 2025'],
  ]
  for (const locale of ['en-CA', 'fr-CA'])
    expect(ways.map((way) => [way, read(way, locale)])).toEqual(
      ways.map((way) => [way, '2025-01-15']),
    )
})

test('every month is read whole and cut short, with or without its accents', () => {
  const names = {
    '02': ['février', 'fevrier', 'févr.', 'fév', 'feb', 'February'],
    '04': ['avril', 'avr.', 'apr', 'April'],
    '05': ['mai', 'May'],
    '06': ['juin', 'jun', 'June'],
    '07': ['juillet', 'juil.', 'jul', 'July'],
    '08': ['août', 'aout', 'aug', 'August'],
    '12': ['décembre', 'déc.', 'dec', 'December'],
  }
  for (const [month, all] of Object.entries(names))
    for (const name of all) expect(read(`1 ${name} 2025`), name).toBe(`2025-${month}-01`)
  expect(read('1er mars 2025')).toBe('2025-03-01')
  expect(read('1 jui 2025'), 'juin or juillet').toBe('date')
  expect(read('1 ma 2025'), 'two letters').toBe('date')
})

test('where two figures could both be the month, the language says which', () => {
  expect(read('03/04/2025', 'en-CA')).toBe('2025-03-04')
  expect(read('03/04/2025', 'fr-CA')).toBe('2025-04-03')
  expect(read('2025-03-04', 'fr-CA')).toBe('2025-03-04')
})

test('a day that does not exist, a short year and half a date are no days', () => {
  for (const none of [
    '2025-02-30',
    '30/02/2025',
    '31 avril 2025',
    'Feb 29, 2025',
    '2025-13-01',
    '15/15/2025',
  ])
    expect(read(none), none).toBe('noSuchDay')
  expect(read('0000-01-01')).toBe('noSuchDay')
  for (const short of ['15/01/25', 'Jan 15, 25', '15 janvier 25', '15/01/202'])
    expect(read(short), short).toBe('fourDigitYear')
  for (const half of [
    '',
    '2025',
    '2025-01',
    '15/01',
    '15 janvier',
    'Jan 2025',
    'soon',
    '15/01-2025',
  ])
    expect(read(half), half).toBe('date')
})

test('told which day it is, a day is read by its distance, in both languages', () => {
  const near = (typed: string) => {
    // A Sunday.
    const found = readDate(typed, 'en-CA', '2026-11-22')
    return 'date' in found ? found.date : found.fault
  }
  const ways: Record<string, string[]> = {
    '2026-11-22': ['today', 'Aujourd’hui', "aujourd'hui", '+0d', 'sun', 'dim.', 'Sunday'],
    '2026-11-23': ['tomorrow', 'Demain', 'mon', 'lundi'],
    '2026-11-21': ['yesterday', 'hier'],
    '2026-12-02': ['+10d', '+10j', '+10 J'],
    '2026-11-12': ['-10d', '-10j'],
    '2026-11-27': ['fri', 'ven', 'vendredi', 'Friday'],
    '2026-11-28': ['sat', 'sam'],
    '2026-11-24': ['tue', 'mar', 'mardi'],
    '2026-11-18': ['18 nov', '18 nov.', 'nov 18', 'le 18 novembre', 'November 18th'],
    '2026-08-01': ['1er août', 'Aug 1'],
    '2027-02-01': ['1 feb', '1er février'],
    '2025-01-15': ['15 jan 2025', '2025-01-15'],
    noSuchDay: ['31 nov', 'feb 29'],
    date: ['mo', 'm', 'soon', '+d', '10d', 'nov'],
  }
  for (const [day, all] of Object.entries(ways))
    for (const way of all) expect([way, near(way)]).toEqual([way, day])
  for (const way of ['today', '+10d', 'fri', '18 nov']) expect(read(way), way).toBe('date')
})

test('told which day it is, a year of two digits is the nearest, at most twenty years ahead', () => {
  const near = (typed: string, locale = 'en-CA') => {
    const found = readDate(typed, locale, '2026-11-22')
    return 'date' in found ? found.date : found.fault
  }
  for (const way of ['18.1.27', '18/1/27', '18-01-27', '18 jan 27', 'Jan 18, 27'])
    expect([way, near(way)]).toEqual([way, '2027-01-18'])
  expect(near('3/4/27')).toBe('2027-03-04')
  expect(near('3/4/27', 'fr-CA')).toBe('2027-04-03')
  expect([near('1.2.46'), near('1.2.47'), near('1.2.00')]).toEqual([
    '2046-02-01',
    '1947-02-01',
    '2000-02-01',
  ])
  expect(near('30/02/27')).toBe('noSuchDay')
  expect(near('18/1/227')).toBe('fourDigitYear')
})
