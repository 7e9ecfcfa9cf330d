import { expect, it } from 'vitest'
import { comparedDays, comparedPeriod } from './period.ts'

it.each([
  ['2026-10', 'previous', '2026-09-01', '2026-09-30'],
  ['2026-10', 'yearBefore', '2025-10-01', '2025-10-31'],
  ['2025', 'previous', '2024-01-01', '2024-12-31'],
  // Not begun yet: nothing of it is left out of the other.
  ['2026-12', 'previous', '2026-11-01', '2026-11-30'],
  // Running: to the same day.
  ['2026-11', 'previous', '2026-10-01', '2026-10-23'],
  ['2026-11', 'yearBefore', '2025-11-01', '2025-11-23'],
  ['2026', 'previous', '2025-01-01', '2025-11-23'],
] as const)('on 23 November %s is compared with its %s from %s to %s', (period, how, from, to) => {
  const other = comparedPeriod(period, how) ?? ''
  expect(comparedDays(period, { other, today: '2026-11-23' })).toEqual({ from, to })
})

it('a month that has no such day is compared as a whole', () => {
  const until = (period: string, other: string, today: string) =>
    comparedDays(period, { other, today }).to
  expect(until('2026-03', '2026-02', '2026-03-30')).toBe('2026-02-28')
  expect(until('2026-11', '2026-10', '2026-11-30')).toBe('2026-10-30')
  expect(until('2024', '2023', '2024-02-29')).toBe('2023-02-28')
})

it('is compared with a period of its kind that was chosen, and with none of another', () => {
  expect(comparedPeriod('2026-11', '2024-02')).toBe('2024-02')
  expect(comparedPeriod('2026', '2019')).toBe('2019')
  expect(comparedPeriod('2026-11', '2019')).toBeNull()
  expect(comparedPeriod('2026', '2024-02')).toBeNull()
})

it('is compared with nothing where nothing is chosen', () => {
  expect(comparedPeriod('2026-11', 'none')).toBeNull()
})
