import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  computeFunding,
  weeksBetween,
  type FundingRules,
  type PlacementTerms,
} from './compute-funding.ts'

const terms: PlacementTerms = {
  startOn: '2026-01-05',
  endOn: '2026-05-24',
  hoursPerWeek: '35',
  hourlyWage: '24.00',
  employerCostPercent: '10',
  otherFunding: '0.00',
}

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

describe('the subsidy of a placement', () => {
  it('follows the rate schedule line by line', () => {
    const funding = computeFunding(terms, rules)
    expect(funding.weeks).toBe('20')
    expect(funding.lines).toEqual([
      {
        fromWeek: 1,
        toWeek: 8,
        days: 56,
        hoursPerWeek: '35',
        hours: '280',
        hourlyCost: '24',
        percent: '50',
        computed: '3360.00',
        weeklyCap: '500.00',
        isCapped: false,
        amount: '3360.00',
      },
      {
        fromWeek: 9,
        toWeek: 20,
        days: 84,
        hoursPerWeek: '35',
        hours: '420',
        hourlyCost: '24',
        percent: '25',
        computed: '2520.00',
        weeklyCap: '250.00',
        isCapped: false,
        amount: '2520.00',
      },
    ])
    expect(funding.total).toBe('5880.00')
  })

  it('caps each line by its week', () => {
    const funding = computeFunding({ ...terms, hourlyWage: '40.00' }, rules)
    expect(funding.lines.map(({ isCapped, amount }) => [isCapped, amount])).toEqual([
      [true, '4000.00'],
      [true, '3000.00'],
    ])
  })

  it('adds mandatory employer costs where the program funds them', () => {
    const funding = computeFunding(terms, { ...rules, includesEmployerCosts: true })
    expect(funding.lines[0]).toMatchObject({ hourlyCost: '26.4', computed: '3696.00' })
  })

  it('counts a begun week in part', () => {
    expect(weeksBetween('2026-01-05', '2026-01-07').toFixed(4)).toBe('0.4286')
    const funding = computeFunding({ ...terms, endOn: '2026-01-14' }, rules)
    expect(funding.totalHours).toBe('50')
    expect(funding.total).toBe('600.00')
  })

  it.each([
    ['otherFunding', { otherFunding: '14000.00' }, {}, '2800.00'],
    ['participantMaximum', {}, { maxWagePerParticipant: '5000.00' }, '5000.00'],
    ['combinedCap', {}, { combinedCap: '4000.00' }, '4000.00'],
    ['fundedBefore', {}, { usedByParticipant: '10000.00' }, '4000.00'],
    ['fundedBefore', {}, { combinedCap: '8000.00', usedByParticipant: '4500.00' }, '3500.00'],
    ['fundedBefore', {}, { usedByParticipant: '14000.00' }, '0.00'],
    ['employerMaximum', {}, { leftForEmployer: '1000.00' }, '1000.00'],
  ])('is lowered by %s and says so', (reason, changedTerms, changedRules, total) => {
    const funding = computeFunding({ ...terms, ...changedTerms }, { ...rules, ...changedRules })
    expect(funding.total).toBe(total)
    expect(funding.reductions.map((reduction) => reduction.reason)).toEqual([reason])
  })

  it('never pays more than the wages, a cap or less than nothing', () => {
    const cents = (max: number) =>
      fc.integer({ min: 0, max }).map((value) => (value / 100).toFixed(2))
    fc.assert(
      fc.property(
        cents(6000),
        cents(20_000),
        cents(3_000_000),
        cents(3_000_000),
        fc.integer({ min: 0, max: 540 }),
        (hours, wage, other, used, days) => {
          const endOn = new Date(Date.parse('2026-01-05') + days * 86_400_000)
            .toISOString()
            .slice(0, 10)
          const funding = computeFunding(
            { ...terms, endOn, hoursPerWeek: hours, hourlyWage: wage, otherFunding: other },
            { ...rules, usedByParticipant: used },
          )
          const total = Number(funding.total)
          expect(total).toBeGreaterThanOrEqual(0)
          expect(total).toBeLessThanOrEqual(
            Math.max(0, Number(funding.grossWages) - Number(other)) + 0.01,
          )
          expect(total).toBeLessThanOrEqual(Math.max(0, 14_000 - Number(used)) + 0.01)
          const cut = funding.reductions.reduce((sum, { amount }) => sum + Number(amount), 0)
          expect(total + cut).toBeCloseTo(Number(funding.subtotal), 2)
        },
      ),
    )
  })
})
