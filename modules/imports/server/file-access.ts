import type { Person } from '#kit/server/person.ts'
import { forbidden, invalid } from '#kit/server/problems.ts'
import type { ImportTarget } from './import-target.ts'

type Mapping = readonly (string | null)[]

interface Uploaded {
  uploadedBy: string
  mapping: Mapping
}

/** Whether somebody may read what stands in a file: their own, or with every group that may be in it. */
export const readsFile = (person: Person, target: ImportTarget, file: Uploaded): boolean =>
  person.userId === file.uploadedBy ||
  groupsIn(target, file.mapping).every((group) => target.accessTo(person, group).readsAll)

/** @throws 403 */
export function refuseUnlessRead(person: Person, target: ImportTarget, file: Uploaded) {
  if (!readsFile(person, target, file)) throw forbidden()
}

/** A column that fills no field may hold anything. */
function groupsIn({ fields, tellsOf = [] }: ImportTarget, mapping: Mapping): string[] {
  const named = mapping.includes(null) ? Object.keys(fields) : mapping
  return [...tellsOf, ...named.flatMap((name) => fields[name ?? '']?.group ?? [])]
}

interface Columns {
  header: readonly string[]
  mapping: Mapping
}

/**
 * Asked of the columns, before any row is looked at: which rows are refused would tell what is stored.
 * @throws 422 naming the columns whose fields the person may not see and fill in
 */
export function refuseClosedColumns(
  person: Person,
  { fields, accessTo }: ImportTarget,
  { header, mapping }: Columns,
) {
  const closed = header.filter((_, at) => {
    const group = fields[mapping[at] ?? '']?.group
    return group !== undefined && !accessTo(person, group).fills
  })
  if (closed.length === 0) return
  const params = { count: closed.length, columns: closed.join(', ') }
  throw invalid({ mapping: [{ code: 'columnClosed', params }] })
}
