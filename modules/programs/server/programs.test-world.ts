import { usualProgram } from '../contract/usual-program.ts'

/** A whole program, but for a code of its own. */
export const winterWork = {
  ...usualProgram,
  code: 'WINTER',
  name: { en: 'Winter Work', fr: 'Travail d’hiver' },
  funder: 'Department of Seasons',
  province: 'ON',
  intakeOpensOn: '2020-01-01',
  intakeClosesOn: '2099-03-31',
  placementMinWeeks: 8,
  placementMaxWeeks: 26,
  maxWagePerParticipant: '14000.00',
  maxTrainingPerParticipant: '5000.00',
  combinedCap: '19000.00',
  maxActivePerEmployer: 5,
  maxYearlyPerEmployer: 10,
  budgetTotal: '100000.00',
}
