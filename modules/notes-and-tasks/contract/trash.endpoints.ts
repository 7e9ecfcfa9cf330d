import * as z from 'zod/mini'
import { bulkEndpoint } from '#kit/contract/bulk.ts'
import { defineEndpoint, pageOf } from '#kit/contract/define-endpoint.ts'
import { canSchema } from '#kit/contract/define-entity.ts'
import { defineList } from '#kit/contract/define-list.ts'
import { idSchema, instantSchema } from '#kit/contract/fields.ts'
import { shownParent } from './parents.ts'

const access = { signedIn: true } as const

export const trashKinds = ['note', 'task', 'file'] as const

const trashRow = z.strictObject({
  id: idSchema,
  kind: z.enum(trashKinds),
  title: z.string(),
  parent: shownParent,
  deletedBy: z.string(),
  deletedAt: instantSchema,
  /** When it goes for good. */
  goneAt: instantSchema,
  can: canSchema,
})
export type TrashRow = z.infer<typeof trashRow>

export const trashList = defineList({
  sorts: ['deletedAt'],
  defaultSort: '-deletedAt',
  filters: {
    kind: { kind: 'choice', choices: trashKinds },
    deletedAt: { kind: 'date' },
  },
  search: true,
  tableState: 'trashTableState',
})

export const trashEndpoints = {
  listTrash: defineEndpoint({
    method: 'GET',
    path: '/trash',
    access,
    list: trashList,
    output: pageOf(trashRow),
  }),
  restoreItem: defineEndpoint({
    method: 'POST',
    path: '/trash/{id}/restoration',
    access,
  }),
  /** Each on its own, with what became of it. */
  restoreItems: bulkEndpoint({ path: '/trash/restorations', access, asks: {} }),
  /** For good; nothing brings it back. */
  purgeItem: defineEndpoint({
    method: 'DELETE',
    path: '/trash/{id}',
    access,
  }),
}
