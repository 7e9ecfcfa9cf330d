import type { OwnField } from '#kit/contract/own-fields.ts'

interface Kinds {
  theirs: readonly OwnField[]
  ours: readonly OwnField[]
}

/** What goes along when a record becomes one of another kind, and what has no place there. */
interface Carried {
  carried: { from: OwnField; to: OwnField; value: unknown }[]
  staying: OwnField[]
}

/**
 * Values of fields that the API calls alike and that are of the same type go along, choices by their names. What
 * is protected is not carried to where it is not.
 */
export function carriedOf(record: object, { theirs, ours }: Kinds): Carried {
  const told: Carried = { carried: [], staying: [] }
  for (const from of theirs) {
    const had = (record as Record<string, unknown>)[from.name] ?? null
    if (had === null) continue
    const to = ours.find(({ name, type }) => name === from.name && type === from.type)
    const isOpen = to !== undefined && to.group === null && from.group === null
    const value = isOpen ? translated(from, to, had) : null
    if (to && value !== null) told.carried.push({ from, to, value })
    else told.staying.push(from)
  }
  return told
}

function translated(from: OwnField, to: OwnField, value: unknown): unknown {
  if (from.options.length === 0) return value
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
