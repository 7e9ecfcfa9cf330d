import { describe, expect, it, test } from 'vitest'
import { provinces } from '#kit/contract/provinces.ts'
import { easterSunday } from '../contract/holiday-rules.ts'
import { holidaysOf } from '../contract/holidays-of.ts'
import { statutoryHolidays } from '../contract/statutory-holidays.ts'
import { businessDaysWebEn } from '../web/strings.en.ts'
import { addBusinessDays, isBusinessDay } from './business-days.ts'
import { firstYear, movable, publishedBy, years } from './published-holidays.test-data.ts'

test.each(provinces)(
  'the holidays of %s are those that it publishes, from 2024 to 2028',
  (where) => {
    for (const year of years) {
      const published = publishedBy[where].map((day) =>
        day in movable ? movable[day as keyof typeof movable][year - firstYear] : `${year}-${day}`,
      )
      expect(holidaysOf(where, year).map(({ on }) => on)).toEqual(published)
    }
  },
)

test('a holiday holds from its year on', () => {
  const truth = (year: number) =>
    provinces.filter((where) => holidaysOf(where, year).some(({ on }) => on.endsWith('-09-30')))
  expect(truth(2021)).toEqual([])
  expect(truth(2022)).toEqual(['NT', 'NU', 'PE'])
  expect(truth(2023)).toEqual(['BC', 'NT', 'NU', 'PE', 'YT'])
  expect(truth(2024)).toEqual(['BC', 'MB', 'NT', 'NU', 'PE', 'YT'])
})

test('Easter Sunday is where the calendars have it', () => {
  const known = ['2000-04-23', '2019-04-21', '2024-03-31', '2025-04-20', '2038-04-25', '2285-03-22']
  expect(known.map((day) => easterSunday(Number(day.slice(0, 4))))).toEqual(known)
})

test('every holiday has its name', () => {
  expect(Object.keys(businessDaysWebEn.holidays)).toEqual(statutoryHolidays.map(({ key }) => key))
})

describe('a holiday on a weekend', () => {
  it('is observed on the next weekday', () => {
    const canada = holidaysOf('ON', 2028).find(({ key }) => key === 'canada')
    expect(canada).toEqual({ key: 'canada', on: '2028-07-01', observedOn: '2028-07-03' })
  })

  it('is observed after another one that is a holiday itself', () => {
    const observed = holidaysOf('ON', 2027).slice(-2)
    expect(observed.map(({ observedOn }) => observedOn)).toEqual(['2027-12-27', '2027-12-28'])
    expect(holidaysOf('ON', 2022).slice(-2)).toMatchObject([
      { on: '2022-12-25', observedOn: '2022-12-27' },
      { on: '2022-12-26', observedOn: '2022-12-26' },
    ])
  })

  it('is observed in the next year when it is the last of the old one', () => {
    expect(isBusinessDay('2028-01-03', 'ON')).toBe(false)
    expect(isBusinessDay('2028-01-04', 'ON')).toBe(true)
  })
})

describe('business days', () => {
  it('leave out weekends and the holidays of the province', () => {
    expect(isBusinessDay('2026-06-24', 'QC')).toBe(false)
    expect(isBusinessDay('2026-06-24', 'ON')).toBe(true)
    expect(isBusinessDay('2026-07-01', 'ON')).toBe(false)
    expect(isBusinessDay('2026-11-21', 'ON')).toBe(false)
    expect(isBusinessDay('2026-04-06', 'ON')).toBe(true)
  })

  it('leave out closures', () => {
    const closures = new Set(['2026-11-23'])
    expect(addBusinessDays('2026-11-20', 1, { province: 'ON', closures })).toBe('2026-11-24')
  })

  it('are counted forwards and backwards', () => {
    expect(addBusinessDays('2026-11-20', 1, { province: 'ON' })).toBe('2026-11-23')
    expect(addBusinessDays('2026-11-23', -1, { province: 'ON' })).toBe('2026-11-20')
    expect(addBusinessDays('2026-12-24', 1, { province: 'ON' })).toBe('2026-12-29')
    expect(addBusinessDays('2026-06-23', 1, { province: 'QC' })).toBe('2026-06-25')
    expect(addBusinessDays('2026-11-20', 0, { province: 'QC' })).toBe('2026-11-20')
  })
})
