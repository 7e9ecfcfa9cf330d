import { describe, expect, it } from 'vitest'
import {
  computeFunding,
  type FundingRules,
  type PlacementTerms,
} from '#modules/applications/server/compute-funding.ts'
import { computeLine, totalOf } from './compute-claim.ts'

const terms: PlacementTerms = {
  startOn: '2027-02-08',
  endOn: '2027-06-27',
  hoursPerWeek: '35',
  hourlyWage: '24.00',
  employerCostPercent: '10',
  otherFunding: '0.00',
}

/** 8 weeks at 50 %, at most 500.00 a week, then 18 at 25 %, at most 250.00. */
const rules: FundingRules = {
  rateSchedule: [
    { fromWeek: 1, toWeek: 8, percent: '50', weeklyCap: '500.00' },
    { fromWeek: 9, toWeek: 26, percent: '25', weeklyCap: '250.00' },
  ],
  includesEmployerCosts: false,
  equityUplift: null,
  maxWagePerParticipant: '14000.00',
  combinedCap: '24000.00',
  leftForEmployer: null,
  usedByParticipant: '0.00',
}

const placement = (also: Partial<FundingRules> = {}) => ({
  funding: computeFunding(terms, { ...rules, ...also }),
  startedOn: terms.startOn,
  hourlyWage: terms.hourlyWage,
})

const line = (from: string, to: string, also: object = {}) => ({
  from,
  to,
  hours: '70',
  hourlyWage: '24.00',
  gross: '1680.00',
  ...also,
})

const claimed = (
  ...[given, of = placement()]: [ReturnType<typeof line>, ReturnType<typeof placement>?]
) => computeLine(given, of).claimed

describe('the subsidy of a line of a claim', () => {
  it('is its wages at the rate of its weeks', () => {
    expect(computeLine(line('2027-02-08', '2027-02-21'), placement())).toEqual({
      ...line('2027-02-08', '2027-02-21'),
      days: 14,
      counted: '1680.00',
      eligible: '1680.00',
      claimed: '840.00',
      stretches: [
        { days: 14, percent: '50', weeklyCap: '500.00', isCapped: false, most: '1000.00' },
      ],
    })
  })

  it('is at each rate for its own days where it reaches over a boundary', () => {
    // Weeks 8 and 9: 840.00 at 50 %, 840.00 at 25 %.
    const { claimed: both, stretches } = computeLine(line('2027-03-29', '2027-04-11'), placement())
    expect(both).toBe('630.00')
    expect(stretches.map(({ days, percent }) => [days, percent])).toEqual([
      [7, '50'],
      [7, '25'],
    ])
    // Three days of week 8, eleven after it: 1,680.00 × (3 × 50 + 11 × 25) ÷ 1,400.
    expect(claimed(line('2027-04-02', '2027-04-15'))).toBe('510.00')
  })

  it('is at most the cap of the weeks that it covers', () => {
    const more = { hours: '100', gross: '2400.00' }
    const capped = computeLine(line('2027-02-08', '2027-02-21', more), placement())
    expect([capped.claimed, capped.stretches[0]?.isCapped]).toEqual(['1000.00', true])
    // 10 days of 500.00 a week: 714.2857…
    expect(claimed(line('2027-02-08', '2027-02-17', more))).toBe('714.29')
    // Week 8 is capped, week 9 as well.
    expect(claimed(line('2027-03-29', '2027-04-11', more))).toBe('750.00')
  })

  it('is rounded at its end alone, half a cent up', () => {
    // 800.25 × 50 % = 400.125
    const odd = { hours: '33.35', hourlyWage: '24.00', gross: '800.25' }
    expect(claimed(line('2027-02-08', '2027-02-14', odd))).toBe('400.13')
    // 0.03 × 50 % and 0.03 × 25 %: 0.0225, where each rounded by itself gives 0.03
    const least = { hours: '1', hourlyWage: '24.00', gross: '0.06' }
    expect(claimed(line('2027-03-29', '2027-04-11', least))).toBe('0.02')
  })

  it('counts neither more than hours × wage nor more than was paid', () => {
    expect(claimed(line('2027-02-08', '2027-02-21', { gross: '1700.00' }))).toBe('840.00')
    expect(claimed(line('2027-02-08', '2027-02-21', { gross: '1500.00' }))).toBe('750.00')
  })

  it('counts the employer’s costs where the program funds them', () => {
    const funded = placement({ includesEmployerCosts: true })
    const computed = computeLine(line('2027-02-08', '2027-02-21'), funded)
    expect([computed.eligible, computed.claimed]).toEqual(['1848.00', '924.00'])
  })

  it('is counted from the actual first day, and gives nothing beyond the approved days', () => {
    const late = { ...placement(), startedOn: '2027-02-15' }
    // Week 8 and 9 of the work.
    expect(claimed(line('2027-04-05', '2027-04-18'), late)).toBe('630.00')
    // Of two weeks the second lies beyond: 840.00 × 25 %.
    expect(claimed(line('2027-06-21', '2027-07-04'))).toBe('210.00')
  })

  it('adds up with what was committed', () => {
    // 20 weeks of 35 hours, two weeks a line: 4 × 840.00 + 6 × 420.00
    const weeks = Array.from({ length: 10 }, (_, at) => {
      const day = (days: number) =>
        new Date(Date.parse('2027-02-08') + days * 86_400_000).toISOString().slice(0, 10)
      return claimed(line(day(at * 14), day(at * 14 + 13)))
    })
    expect(totalOf(weeks)).toBe(placement().funding.total)
  })
})
