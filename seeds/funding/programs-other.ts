import { documents, usualTerms } from './program-terms.ts'
import type { ProgramTerms } from './programs.ts'

export const atlanticProgram: ProgramTerms = {
  ...usualTerms,
  code: 'ATL-WORK',
  name: { en: 'Atlantic Return to Work', fr: 'Retour au travail Atlantique' },
  description: {
    en: 'A wage subsidy for people of any age in the Atlantic provinces who have been out of work for three months or more. New applications are paused while the spring allocation is confirmed.',
    fr: 'Subvention salariale pour les personnes de tout âge des provinces de l’Atlantique sans emploi depuis trois mois ou plus. Les nouvelles demandes sont suspendues en attendant la confirmation de l’enveloppe du printemps.',
  },
  funder: 'Atlantic Labour Market Alliance',
  agreementNumber: 'ALMA-0077',
  province: 'NB',
  placementMinWeeks: 10,
  placementMaxWeeks: 30,
  minHoursPerWeek: '30.0',
  minAge: 18,
  rateSchedule: [
    { fromWeek: 1, toWeek: 10, percent: '70.00', weeklyCap: '520.00' },
    { fromWeek: 11, toWeek: 30, percent: '50.00', weeklyCap: '380.00' },
  ],
  maxWagePerParticipant: '12000.00',
  maxTrainingPerParticipant: '3000.00',
  combinedCap: '14000.00',
  maxActivePerEmployer: 5,
  maxYearlyPerEmployer: 8,
  maxAmountPerEmployer: '60000.00',
  budgetTotal: '300000.00',
  paymentPlan: [
    { trigger: 'start', percent: '20.00' },
    { trigger: 'checkpointTwo', percent: '30.00' },
    { trigger: 'end', percent: '50.00' },
  ],
  requiredDocuments: [documents.offerLetter, documents.workersCompensation, documents.workStatus],
}

export const digitalProgram: ProgramTerms = {
  ...usualTerms,
  code: 'DIGITAL',
  name: { en: 'Digital Skills Wage Subsidy', fr: 'Subvention salariale Compétences numériques' },
  description: {
    en: 'Helped small organisations to hire their first person for web, data or digital fabrication work. The intake is closed; placements under way continue to their end.',
    fr: 'A aidé de petites organisations à embaucher une première personne en web, en données ou en fabrication numérique. L’appel est terminé; les placements en cours se poursuivent jusqu’à leur fin.',
  },
  funder: 'Innovation, Science and Economic Development Canada',
  agreementNumber: 'ISED-DS4Y-512',
  province: 'AB',
  placementMinWeeks: 12,
  placementMaxWeeks: 24,
  minHoursPerWeek: '35.0',
  minAge: 18,
  rateSchedule: [{ fromWeek: 1, toWeek: 24, percent: '65.00', weeklyCap: '640.00' }],
  maxWagePerParticipant: '14000.00',
  maxTrainingPerParticipant: '2000.00',
  combinedCap: '15500.00',
  maxActivePerEmployer: 2,
  maxYearlyPerEmployer: 4,
  budgetTotal: '265000.00',
  serviceStandardDays: 15,
  paymentPlan: [
    { trigger: 'midpoint', percent: '50.00' },
    { trigger: 'end', percent: '50.00' },
  ],
  requiredDocuments: [documents.offerLetter, documents.workStatus],
}

export const northernProgram: ProgramTerms = {
  ...usualTerms,
  code: 'NORTH',
  name: { en: 'Northern Apprentice Start', fr: 'Premiers pas en apprentissage – Nord' },
  description: {
    en: 'First year of an apprenticeship with an employer in Yukon, with a supplement for relocation within the territory.',
    fr: 'Première année d’apprentissage chez un employeur du Yukon, avec un supplément pour le déménagement à l’intérieur du territoire.',
  },
  funder: 'Canadian Northern Economic Development Agency',
  province: 'YT',
  placementMinWeeks: 20,
  placementMaxWeeks: 52,
  minHoursPerWeek: '35.0',
  minAge: 16,
  rateSchedule: [
    { fromWeek: 1, toWeek: 26, percent: '70.00', weeklyCap: '800.00' },
    { fromWeek: 27, toWeek: 52, percent: '50.00', weeklyCap: '600.00' },
  ],
  maxWagePerParticipant: '30000.00',
  maxTrainingPerParticipant: '6000.00',
  combinedCap: '36000.00',
  supplements: [
    { type: 'relocation', cap: '5000.00' },
    { type: 'northern', cap: '3000.00' },
  ],
  maxActivePerEmployer: 3,
  maxYearlyPerEmployer: 3,
  budgetTotal: '450000.00',
  paymentPlan: [
    { trigger: 'start', percent: '15.00' },
    { trigger: 'midpoint', percent: '45.00' },
    { trigger: 'end', percent: '40.00' },
  ],
  requiredDocuments: [documents.offerLetter, documents.insurance, documents.workStatus],
}
