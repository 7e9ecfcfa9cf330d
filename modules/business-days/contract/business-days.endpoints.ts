import * as z from 'zod/mini'
import { defineEndpoint, pageOf } from '#kit/contract/define-endpoint.ts'
import { defineList } from '#kit/contract/define-list.ts'
import { provinces } from '#kit/contract/provinces.ts'
import { settingsSubjects } from '#modules/settings/contract/settings.subjects.ts'
import { closure } from './closure.ts'

const { may } = settingsSubjects

export const closureRecord = closure.record
export type ClosureRecord = z.infer<typeof closureRecord>
const closureRow = z.extend(closure.row, { version: z.int() })
export type ClosureRow = z.infer<typeof closureRow>

export const closureList = defineList({
  sorts: ['day'],
  defaultSort: '-day',
  filters: {
    day: { kind: 'date' },
    province: { kind: 'choice', choices: provinces, optional: true },
  },
  search: false,
  tableState: 'closuresTableState',
})

export const businessDaysEndpoints = {
  listClosures: defineEndpoint({
    method: 'GET',
    path: '/closures',
    access: may('view', 'Settings General'),
    list: closureList,
    output: pageOf(closureRow),
  }),
  addClosure: defineEndpoint({
    method: 'POST',
    path: '/closures',
    access: may('configure', 'Settings General'),
    body: closure.create,
    output: closureRecord,
    status: 201,
    idempotent: true,
  }),
  editClosure: defineEndpoint({
    method: 'PATCH',
    path: '/closures/{id}',
    access: may('configure', 'Settings General'),
    body: closure.update,
    output: closureRecord,
    ifMatch: true,
  }),
  removeClosure: defineEndpoint({
    method: 'DELETE',
    path: '/closures/{id}',
    access: may('configure', 'Settings General'),
    ifMatch: true,
  }),
}
