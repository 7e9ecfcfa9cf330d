import * as z from 'zod/mini'
import { defineEndpoint, pageOf } from '#kit/contract/define-endpoint.ts'
import { defineList } from '#kit/contract/define-list.ts'
import { idSchema } from '#kit/contract/fields.ts'
import { shareholdersSubjects } from './shareholders.subjects.ts'

const access = shareholdersSubjects.may('merge', 'Shareholders Edit')

/** Why two shareholders may be one, in the order of the words. */
export const likenesses = ['email', 'phone', 'nameAndBirthDate', 'nameAndPostCode'] as const

const likeShareholder = z.strictObject({ id: idSchema, number: z.string(), name: z.string() })

const duplicateRow = z.strictObject({
  id: idSchema,
  first: likeShareholder,
  second: likeShareholder,
  reasons: z.array(z.enum(likenesses)),
})
export type DuplicateRow = z.infer<typeof duplicateRow>

export const duplicateList = defineList({
  sorts: ['strength', 'foundAt'],
  defaultSort: '-strength',
  filters: {},
  search: false,
  tableState: 'shareholderDuplicatesTableState',
})

export const duplicatesEndpoints = {
  /** Pairs that may be one shareholder, unless somebody decided that they are two. */
  listDuplicates: defineEndpoint({
    method: 'GET',
    path: '/shareholders/duplicates',
    access,
    list: duplicateList,
    output: pageOf(duplicateRow),
  }),
  /** The two are not the same; the pair is never shown again. */
  keepApart: defineEndpoint({
    method: 'POST',
    path: '/shareholders/distinctions',
    access,
    body: z.strictObject({ firstId: idSchema, secondId: idSchema }),
  }),
}
