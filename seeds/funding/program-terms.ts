import type { RequiredDocument } from '#modules/programs/contract/program.ts'

/** What most programs have in common. */
export const usualTerms = {
  fiscalYearStart: '04-01',
  eligibleWorkStatuses: ['citizen', 'permanentResident', 'protectedPerson'] as (
    | 'citizen'
    | 'permanentResident'
    | 'protectedPerson'
    | 'workPermit'
  )[],
  netNewRequired: true,
  sinRequired: false,
  includesEmployerCosts: false,
  denialRate: '15.00',
  withdrawalRate: '8.00',
  slippageRate: '5.00',
  serviceStandardDays: 20,
  acceptanceDays: 5,
  hireWindowDays: 30,
  autoReturnDays: 60,
  retentionYears: 7,
}

export const documents = {
  offerLetter: {
    code: 'offerLetter',
    name: {
      en: 'Letter of offer or employment contract',
      fr: 'Lettre d’offre ou contrat de travail',
    },
    askedOf: 'employer',
    mandatory: true,
  },
  workersCompensation: {
    code: 'workersCompensation',
    name: {
      en: 'Proof of workers’ compensation coverage',
      fr: 'Preuve de couverture contre les accidents du travail',
    },
    askedOf: 'employer',
    mandatory: true,
  },
  insurance: {
    code: 'insurance',
    name: { en: 'Liability insurance certificate', fr: 'Attestation d’assurance responsabilité' },
    askedOf: 'employer',
    mandatory: false,
  },
  workStatus: {
    code: 'workStatus',
    name: { en: 'Proof of status in Canada', fr: 'Preuve de statut au Canada' },
    askedOf: 'participant',
    mandatory: true,
  },
  enrolment: {
    code: 'enrolment',
    name: { en: 'Proof of enrolment or diploma', fr: 'Preuve d’inscription ou diplôme' },
    askedOf: 'participant',
    mandatory: false,
  },
} as const satisfies Record<string, RequiredDocument>
