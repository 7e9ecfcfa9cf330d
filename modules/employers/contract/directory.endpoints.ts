import * as z from 'zod/mini'
import { defineEndpoint, exportQuery, pageOf } from '#kit/contract/define-endpoint.ts'
import { canSchema } from '#kit/contract/define-entity.ts'
import { defineList } from '#kit/contract/define-list.ts'
import { bilingualText, idSchema, instantSchema, moneySchema } from '#kit/contract/fields.ts'
import { historyOutput } from '#kit/contract/history.ts'
import { provinces } from '#kit/contract/provinces.ts'
import { applicationStates, stages } from '#modules/applications/contract/application.status.ts'
import { employer, legalStructures, sectors } from './employer.ts'
import { employersSubjects } from './employers.subjects.ts'

const { may } = employersSubjects

/** What an employer has in the programs that the person sees. */
const figures = {
  /** Applications that nobody has decided. */
  pending: z.int(),
  /** Placements that take one of the employer's places. */
  places: z.int(),
  /** Subsidies set aside for it. */
  committed: moneySchema(9_999_999_999.99),
}

const employerRow = z.strictObject({
  id: idSchema,
  legalName: z.string(),
  operatingName: z.nullable(z.string()),
  businessNumber: z.string(),
  city: z.string(),
  province: z.enum(provinces),
  sector: z.enum(sectors),
  employeesTotal: z.int(),
  contactName: z.string(),
  ...figures,
})
export type EmployerRow = z.infer<typeof employerRow>

export const employerRecord = z.extend(employer.record, {
  ...figures,
  /** When its people, or staff, last said that the profile is right. */
  profileConfirmedAt: instantSchema,
  can: canSchema,
})
export type EmployerRecord = z.infer<typeof employerRecord>

const employerApplication = z.strictObject({
  id: idSchema,
  reference: z.string(),
  participantName: z.nullable(z.string()),
  positionTitle: z.string(),
  programCode: z.string(),
  programName: bilingualText(120),
  status: z.enum(applicationStates),
  /** None: closed without a decision. */
  stage: z.nullable(z.enum(stages)),
  submittedAt: instantSchema,
  requestedAmount: moneySchema(),
  approvedAmount: z.nullable(moneySchema()),
})
export type EmployerApplication = z.infer<typeof employerApplication>

export const employerList = defineList({
  sorts: ['legalName', 'city', 'employeesTotal'],
  defaultSort: 'legalName',
  filters: {
    programId: { kind: 'reference' },
    province: { kind: 'choice', choices: provinces },
    sector: { kind: 'choice', choices: sectors },
    legalStructure: { kind: 'choice', choices: legalStructures },
    employeesTotal: { kind: 'number', isWhole: true },
    isWaiting: { kind: 'yesNo' },
    isActive: { kind: 'yesNo' },
    isBankVerified: { kind: 'yesNo' },
    isBankToVerify: { kind: 'yesNo' },
  },
  search: true,
  groups: { isBankVerified: 'bank', isBankToVerify: 'bank' },
  tableState: 'employerDirectoryTableState',
})

const mayView = may('view', 'Employers View')

export const directoryEndpoints = {
  listEmployerDirectory: defineEndpoint({
    method: 'GET',
    path: '/employers',
    access: may('view', 'Employers List'),
    own: 'employer',
    list: employerList,
    output: pageOf(employerRow),
  }),
  exportEmployerDirectory: defineEndpoint({
    method: 'GET',
    path: '/employers/export',
    access: may('export', 'Employers List'),
    own: 'employer',
    list: employerList,
    query: exportQuery,
    stream: 'text/csv',
  }),
  readEmployer: defineEndpoint({
    method: 'GET',
    path: '/employers/{id}',
    access: mayView,
    own: 'employer',
    output: employerRecord,
  }),
  /** The newest of those that the person may see, at most fifty. */
  listEmployerApplications: defineEndpoint({
    method: 'GET',
    path: '/employers/{id}/applications',
    access: mayView,
    output: z.strictObject({ data: z.array(employerApplication), total: z.int() }),
  }),
  /** For whoever sees the employer whatever the program. */
  readEmployerHistory: defineEndpoint({
    method: 'GET',
    path: '/employers/{id}/history',
    access: mayView,
    output: historyOutput,
  }),
}
