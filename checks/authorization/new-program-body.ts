import { randomCode } from './things.ts'

/** A program as it is set up. */
export const newProgram = () => ({
  code: randomCode(),
  name: { en: 'Summer work', fr: 'Travail d’été' },
  funder: 'Province',
  province: 'ON',
  fiscalYearStart: '04-01',
  intakeOpensOn: '2030-01-01',
  intakeClosesOn: '2030-12-31',
  placementMinWeeks: 4,
  placementMaxWeeks: 10,
  minHoursPerWeek: '20',
  eligibleWorkStatuses: ['citizen'],
  netNewRequired: true,
  sinRequired: false,
  rateSchedule: [{ fromWeek: 1, toWeek: 10, percent: '50', weeklyCap: '500' }],
  includesEmployerCosts: false,
  maxWagePerParticipant: '5000',
  maxTrainingPerParticipant: '1000',
  combinedCap: '6000',
  maxActivePerEmployer: 5,
  maxYearlyPerEmployer: 10,
  budgetTotal: '100000',
  denialRate: '0',
  withdrawalRate: '0',
  slippageRate: '0',
  paymentPlan: [{ trigger: 'end', percent: '100' }],
  requiredDocuments: [],
  serviceStandardDays: 20,
  acceptanceDays: 5,
  hireWindowDays: 30,
  autoReturnDays: 60,
  retentionYears: 7,
})

/** What is sent about programs that are added, or divided among regions. */
export const programBodies = {
  addProgram: newProgram,
  setRegionalBudget: () => ({ regions: [{ region: 'YT', amount: '1.00' }] }),
}
