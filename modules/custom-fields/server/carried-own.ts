import type { OwnField } from '#kit/contract/own-fields.ts'
import type { Db } from '#kit/server/call.ts'
import { readActiveFields } from './own-fields.queries.ts'
import type { OwnValues } from './own-values.ts'

interface Way {
  from: string
  to: string
  /** As the person sees it. */
  record: object
}

/**
 * What goes along when a record becomes one of another kind: values of fields that the API calls alike and that
 * are of the same type, choices by their names. What is protected is not carried to where it is not.
 */
export async function carriedOwn(db: Db, { from, to, record }: Way): Promise<OwnValues> {
  const [theirs, ours] = [await readActiveFields(db, from), await readActiveFields(db, to)]
  const values = ours.flatMap((field) => {
    const like = theirs.find(({ name, type }) => name === field.name && type === field.type)
    if (!like || field.group !== null || like.group !== null) return []
    const value = translated(like, field, (record as OwnValues)[like.name] ?? null)
    return value === null ? [] : [[field.name, value] as const]
  })
  return Object.fromEntries(values)
}

function translated(from: OwnField, to: OwnField, value: unknown): unknown {
  if (value === null || from.options.length === 0) return value
  const ids = [value].flat().flatMap((id) => {
    const chosen = from.options.find((option) => option.id === id)
    const like = to.options.find(
      ({ name, isArchived }) => !isArchived && name.en === chosen?.name.en,
    )
    return like ? [like.id] : []
  })
  if (ids.length === 0) return null
  return from.type === 'choices' ? ids : ids[0]
}
