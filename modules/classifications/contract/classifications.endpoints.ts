import * as z from 'zod/mini'
import { defineEndpoint, pageOf } from '#kit/contract/define-endpoint.ts'
import { defineList } from '#kit/contract/define-list.ts'
import { instantSchema } from '#kit/contract/fields.ts'
import { classificationCode, schemes } from './classification-code.ts'
import { classificationsSubjects } from './classifications.subjects.ts'

const { may } = classificationsSubjects

const codeRow = z.extend(classificationCode.row, {
  /** The code of the group above it. */
  parent: z.nullable(z.string()),
  loadedBy: z.nullable(z.string()),
})
export type CodeRow = z.infer<typeof codeRow>

/** How much of a scheme there is, and who loaded it last. */
const load = z.strictObject({
  scheme: z.enum(schemes),
  count: z.int(),
  /** Those of the finest level. */
  finest: z.int(),
  /** Codes without a title in one of the languages. */
  oneLanguage: z.int(),
  loadedAt: z.nullable(instantSchema),
  loadedBy: z.nullable(z.string()),
})
export type SchemeLoad = z.infer<typeof load>

export const codeList = defineList({
  sorts: ['code'],
  defaultSort: 'code',
  filters: {
    scheme: { kind: 'choice', choices: schemes },
    level: { kind: 'choice', choices: ['1', '2', '3', '4', '5'] },
  },
  search: true,
  tableState: 'classificationsTableState',
})

export const classificationsEndpoints = {
  listClassificationCodes: defineEndpoint({
    method: 'GET',
    path: '/classifications',
    access: may('view', 'Settings Classifications'),
    list: codeList,
    output: pageOf(codeRow),
  }),
  listClassificationLoads: defineEndpoint({
    method: 'GET',
    path: '/classifications/loads',
    access: may('view', 'Settings Classifications'),
    output: z.strictObject({ data: z.array(load) }),
  }),
}
