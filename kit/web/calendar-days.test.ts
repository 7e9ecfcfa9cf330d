import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

// The page has been told nothing of its own.
vi.stubGlobal('document', { querySelector: () => null, documentElement: {} })
vi.stubGlobal('location', { search: '' })
const { dateOf, daysSince, today } = await import('./calendar-days.ts')
const { timeNow } = await import('./time-now.ts')
const { organisation } = await import('./organisation.ts')

afterAll(() => vi.unstubAllGlobals())
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

/** The organisation is in one place, whoever looks perhaps in another. */
const at = (timeZone: string, moment: string, device = timeZone) => {
  organisation.set({ ...organisation.get(), timeZone })
  vi.stubEnv('TZ', device)
  vi.setSystemTime(new Date(moment))
}

describe('the calendar date where the organisation is', () => {
  it.each([
    ['UTC', '2026-11-22T23:59:59Z', '2026-11-22'],
    ['America/Toronto', '2026-11-22T04:30:00Z', '2026-11-21'],
    ['America/Toronto', '2026-11-22T05:00:00Z', '2026-11-22'],
    ['America/St_Johns', '2026-07-01T02:29:00Z', '2026-06-30'],
    ['Pacific/Auckland', '2026-11-22T12:00:00Z', '2026-11-23'],
    ['America/Toronto', '2026-03-08T06:30:00Z', '2026-03-08'],
  ])('in %s at %s is %s', (place, moment, date) => {
    at(place, moment)
    expect(today()).toBe(date)
  })

  it('is the same for somebody who travels', () => {
    at('America/Toronto', '2026-11-22T04:30:00Z', 'Asia/Tokyo')
    expect(today()).toBe('2026-11-21')
    at('Asia/Tokyo', '2026-11-22T16:00:00Z', 'America/Vancouver')
    expect(today()).toBe('2026-11-23')
  })
})

it.each([
  ['America/Toronto', '2026-11-22T19:05:59Z', '14:05'],
  ['America/Toronto', '2026-11-22T05:00:00Z', '00:00'],
  ['Pacific/Auckland', '2026-11-22T20:30:00Z', '09:30'],
])('the time in %s at %s is %s, wherever one travels', (place, moment, time) => {
  at(place, moment, 'Asia/Tokyo')
  expect(timeNow()).toBe(time)
})

describe('the day of a moment', () => {
  it.each([
    ['2026-11-18T01:30:00Z', '2026-11-17'],
    ['2026-11-18T05:00:00Z', '2026-11-18'],
    ['2026-11-18', '2026-11-18'],
  ])('%s is %s where the organisation is', (moment, date) => {
    at('America/Toronto', '2026-11-22T17:00:00Z', 'Pacific/Auckland')
    expect(dateOf(moment)).toBe(date)
  })
})

describe('the days since a moment', () => {
  it.each([
    ['2026-11-22T06:00:00Z', 0],
    ['2026-11-22T01:00:00Z', 1],
    ['2026-11-21T23:59:00Z', 1],
    ['2026-11-01', 21],
    ['2026-03-01', 266],
    ['2026-12-01', 0],
  ])('%s are %d, as calendars count', (moment, days) => {
    at('America/Toronto', '2026-11-22T17:00:00Z', 'Pacific/Auckland')
    expect(daysSince(moment)).toBe(days)
  })
})
