import { describe, expect, it } from 'vitest'
import { addBusinessDays, isBusinessDay } from './business-days.ts'

describe('business days', () => {
  it('leave out weekends and the holidays of the province', () => {
    expect(isBusinessDay('2026-06-24', 'QC')).toBe(false)
    expect(isBusinessDay('2026-06-24', 'ON')).toBe(true)
    expect(isBusinessDay('2026-07-01', 'ON')).toBe(false)
    expect(isBusinessDay('2026-11-21', 'ON')).toBe(false)
  })

  it('are counted forwards and backwards', () => {
    expect(addBusinessDays('2026-11-20', 1, 'ON')).toBe('2026-11-23')
    expect(addBusinessDays('2026-11-23', -1, 'ON')).toBe('2026-11-20')
    expect(addBusinessDays('2026-12-24', 1, 'ON')).toBe('2026-12-28')
    expect(addBusinessDays('2026-06-23', 1, 'QC')).toBe('2026-06-25')
  })
})
