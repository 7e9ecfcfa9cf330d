import * as z from 'zod/mini'
import { defineEndpoint, pageOf } from '#kit/contract/define-endpoint.ts'
import { defineList } from '#kit/contract/define-list.ts'
import { dateSchema } from '#kit/contract/fields.ts'
import { provinces } from '#kit/contract/provinces.ts'
import { settingsSubjects } from '#modules/settings/contract/settings.subjects.ts'
import { minimumWage } from './minimum-wage.ts'

const { may } = settingsSubjects

export const minimumWageRecord = minimumWage.record
export type MinimumWageRecord = z.infer<typeof minimumWageRecord>

const minimumWageRow = z.extend(minimumWage.row, { version: z.int() })
export type MinimumWageRow = z.infer<typeof minimumWageRow>

export const minimumWageList = defineList({
  sorts: ['effectiveOn', 'region'],
  defaultSort: '-effectiveOn',
  filters: {
    region: { kind: 'choice', choices: provinces },
    effectiveOn: { kind: 'date' },
  },
  search: false,
  tableState: 'minimumWagesTableState',
})

export const minimumWagesEndpoints = {
  listMinimumWages: defineEndpoint({
    method: 'GET',
    path: '/minimum-wages',
    access: may('view', 'Settings General'),
    list: minimumWageList,
    output: pageOf(minimumWageRow),
  }),
  /** Provinces whose newest row nobody has confirmed, or that is older than twelve months. */
  listOldMinimumWages: defineEndpoint({
    method: 'GET',
    path: '/minimum-wages/old',
    access: may('view', 'Settings General'),
    output: z.strictObject({
      data: z.array(
        z.strictObject({
          region: z.enum(provinces),
          effectiveOn: dateSchema,
          isUnconfirmed: z.boolean(),
          isOld: z.boolean(),
        }),
      ),
    }),
  }),
  addMinimumWage: defineEndpoint({
    method: 'POST',
    path: '/minimum-wages',
    access: may('configure', 'Settings General'),
    body: minimumWage.create,
    output: minimumWageRecord,
    status: 201,
    idempotent: true,
  }),
  editMinimumWage: defineEndpoint({
    method: 'PATCH',
    path: '/minimum-wages/{id}',
    access: may('configure', 'Settings General'),
    body: minimumWage.update,
    output: minimumWageRecord,
    ifMatch: true,
  }),
  withdrawMinimumWage: defineEndpoint({
    method: 'POST',
    path: '/minimum-wages/{id}/withdrawal',
    access: may('configure', 'Settings General'),
    status: 204,
    ifMatch: true,
  }),
}
