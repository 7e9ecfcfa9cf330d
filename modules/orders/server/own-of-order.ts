import type { Change, Db } from '#kit/server/call.ts'
import { judgeOwn, type JudgedOwn } from '#modules/custom-fields/server/judge-own.ts'
import { readActiveFields } from '#modules/custom-fields/server/own-fields.queries.ts'
import { readOwnValues, type OwnValues } from '#modules/custom-fields/server/own-values.ts'

/** What an order has of the fields that the organisation added. */
export async function readOwnOfOrder(db: Db, id: string): Promise<OwnValues> {
  const values = await readOwnValues(db, await readActiveFields(db, 'order'), [id])
  return values.get(id) ?? {}
}

interface Typed {
  /** The order that is changed; none where it is new. */
  id?: string
  input: object
  /** Whether what is required must be there; a draft may lack it. */
  isWhole?: boolean
}

/** Judges what was typed into them. @throws 422 as `judgeOwn` */
export async function judgeOwnOfOrder(
  change: Change,
  { id, input, isWhole = true }: Typed,
): Promise<JudgedOwn> {
  const before = id ? await readOwnOfOrder(change.db, id) : {}
  // Whoever gives it to somebody else has not opened its form.
  const isGiven = Object.keys(input).join() === 'assigneeId'
  return judgeOwn(change, 'order', {
    input,
    before,
    sees: () => false,
    isWhole: isWhole && !isGiven,
  })
}
