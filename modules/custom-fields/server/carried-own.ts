import type { Db } from '#kit/server/call.ts'
import { carriedOf } from '../contract/carried.ts'
import { readActiveFields } from './own-fields.queries.ts'
import type { OwnValues } from './own-values.ts'

interface Way {
  from: string
  to: string
  /** As the person sees it. */
  record: object
}

/** What goes along when a record becomes one of another kind. */
export async function carriedOwn(db: Db, { from, to, record }: Way): Promise<OwnValues> {
  const [theirs, ours] = [await readActiveFields(db, from), await readActiveFields(db, to)]
  const { carried } = carriedOf(record, { theirs, ours })
  return Object.fromEntries(carried.map(({ to: field, value }) => [field.name, value]))
}
