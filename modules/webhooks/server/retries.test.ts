import { expect, it } from 'vitest'
import { pauseAfter } from './retries.ts'

const now = new Date('2026-12-01T12:00:00Z')
const day = 86_400_000

it('a receiver is waited for as long as it asks, and no longer than a day', () => {
  const after = (retryAfter: string) => pauseAfter(1, { retryAfter, now })
  expect(after('3600')).toBe(3_600_000)
  expect(after('999999999')).toBe(day)
  expect(after('Wed, 02 Dec 2026 00:00:00 GMT')).toBe(day / 2)
  expect(after('Fri, 01 Jan 2100 00:00:00 GMT')).toBe(day)
})
