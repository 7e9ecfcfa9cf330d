import { describe, expect, it } from 'vitest'
import {
  computeStretches,
  type FundingRules,
} from '#modules/applications/server/compute-funding.ts'
import { findingsOf } from './find-differences.ts'

const rules: FundingRules = {
  rateSchedule: [{ fromWeek: 1, toWeek: 26, percent: '50', weeklyCap: '500.00' }],
  includesEmployerCosts: true,
  equityUplift: null,
  maxWagePerParticipant: '30000.00',
  combinedCap: '30000.00',
  leftForEmployer: null,
  usedByParticipant: '0.00',
}

/** From 8 February 35 hours at 24.00, from 3 May 30 hours at 26.00, with costs of 10 % on both. */
const funding = computeStretches(
  [
    { days: 84, hoursPerWeek: '35', hourlyCost: '26.4' },
    { days: 56, hoursPerWeek: '30', hourlyCost: '28.6' },
  ],
  { terms: { otherFunding: '0' }, rules },
)

const worked = {
  placementId: '',
  programId: '',
  employerId: '',
  participantId: '',
  hasBegun: true,
  isGivenUp: false,
  startedOn: '2027-02-08',
  lastDay: '2027-06-27',
  hoursPerWeek: '30',
  hourlyWage: '26.00',
  funding,
  committedAmount: '20000.00',
  leftAmount: '20000.00',
}

/** What is found of a claim of these days: of each line the code, and what is agreed. */
function found(from: string, to: string, paid: { days: number; hours: string; wage: string }) {
  const { days, hours, wage: hourlyWage } = paid
  const gross = (Number(hours) * Number(hourlyWage)).toFixed(2)
  const line = { from, to, hours, hourlyWage, gross, days, claimed: '1.00', computed: '1.00' }
  const rests = { counted: gross, eligible: gross, stretches: [], assessed: null }
  return findingsOf({
    found: { files: 1, periodTo: to, claimedAmount: '1.00' },
    lines: [{ ...line, ...rests, reductionReason: null }],
    worked,
    answers: [],
  }).map(({ code, expected }) => [code, expected])
}

describe('a claim after a change of hours and wage', () => {
  it('is held against what was agreed of its own days', () => {
    const old = { days: 14, hours: '70', wage: '24.00' }
    expect(found('2027-04-19', '2027-05-02', old)).toEqual([])
    expect(found('2027-05-03', '2027-05-16', old)).toEqual([
      ['hoursAbove', '60'],
      ['wageDiffers', '26.00'],
    ])
    expect(found('2027-05-03', '2027-05-16', { days: 14, hours: '60', wage: '26.00' })).toEqual([])
    expect(found('2027-04-19', '2027-05-02', { days: 14, hours: '60', wage: '26.00' })).toEqual([
      ['wageDiffers', '24.00'],
    ])
  })

  it('of days before and after it has hours and wage of both', () => {
    for (const wage of ['24.00', '25.00', '26.00'])
      expect(found('2027-04-26', '2027-05-09', { days: 14, hours: '65', wage })).toEqual([])
    expect(found('2027-04-26', '2027-05-09', { days: 14, hours: '65.1', wage: '26.01' })).toEqual([
      ['hoursAbove', '65'],
      ['wageDiffers', '26.00'],
    ])
  })
})
