import { sql } from 'kysely'
import type * as z from 'zod/mini'
import type { Change } from '#kit/server/call.ts'
import { eraseMine, forsakeLeft } from '#kit/server/erase-rows.ts'
import { goingColumns, isRemoved } from '#kit/server/personal-data.ts'
import { invalidField, refused } from '#kit/server/problems.ts'
import { eraseEntries } from '#modules/audit/server/erase-entries.ts'
import type { erasure } from '../contract/privacy.endpoints.ts'
import { camelCased } from './export-page.ts'
import { isErased } from './is-erased.queries.ts'
import { personOf, type Held, type PersonOf } from './person-of.ts'
import { readOpen } from './preview-erasure.ts'

interface Asked {
  of: Pick<PersonOf, 'kind' | 'id'>
  input: z.infer<typeof erasure.create>
  held: Held
}

/**
 * Takes everything that is personal about somebody away, in one transaction: rows, files, letters and what
 * the audit log says. Their record remains under a neutral name.
 * @throws 404 unseen, 409 `alreadyErased`, 409 `notSettled` while something is open, 422 when the number is
 * not the record's
 */
export async function erasePerson(change: Change, { of, input, held }: Asked) {
  const { db } = change
  const { people } = await personOf(change, of, held)
  await people.hold(change, of.id)
  if (await isErased(db, of.id)) throw refused('alreadyErased')
  // Looked at under the lock.
  const person = await personOf(change, of, held)
  refuseOther(input.confirmation, person.found.reference)
  await refuseOpen(change, person, held)
  await sql`select set_config('programs.erasing', 'on', true)`.execute(db)
  // The log is looked through while the records that it tells of are still to be found.
  const entries = await eraseEntries(change, { ...person, fields: fieldsOf(held) })
  const counts = await eraseAll(change, person, held)
  await sql`select set_config('programs.erasing', 'off', true)`.execute(db)
  await change.db
    .insertInto('erasures')
    .values({
      kind: of.kind,
      record_id: of.id,
      erased_by: change.person.userId ?? '',
      reason: input.reason,
    })
    .execute()
  await change.audit({
    action: 'privacy.erased',
    entity: people.entity,
    entityId: of.id,
    reference: person.found.isNumbered ? person.found.reference : person.who.name,
    reason: input.reason,
    changes: {
      removed: [null, counts.removed],
      changed: [null, counts.changed],
      entries: [null, entries],
    },
  })
  const version = await people.announce(change, of.id)
  return { id: of.id, version, name: person.who.name, ...counts }
}

function refuseOther(typed: string, reference: string) {
  const same = (text: string) => text.trim().toLowerCase()
  if (same(typed) !== same(reference)) throw invalidField('confirmation', 'otherRecord')
}

async function refuseOpen({ db, person }: Change, { who, kind, id }: PersonOf, { data }: Held) {
  const isOneself = kind === 'user' && person.userId === id
  const open = await readOpen(db, { who, data, isOneself })
  if (open.length > 0) throw refused('notSettled')
}

async function eraseAll(change: Change, { who }: PersonOf, { data }: Held) {
  const counts = { removed: 0, changed: 0 }
  const tables = data.flatMap((each) => each.tables)
  const had: string[] = []
  for (const of of tables) {
    if (Object.keys(of.goes).length === 0) continue
    // oxlint-disable-next-line no-await-in-loop -- one transaction does one after the other
    const { count, files } = await eraseMine(change, of, who)
    counts[isRemoved(of) ? 'removed' : 'changed'] += count
    had.push(...files)
  }
  await forsakeLeft(change, had, tables)
  return counts
}

/** As the audit log calls the columns that go. */
const fieldsOf = ({ data }: Held): string[] => [
  ...new Set(
    data
      .flatMap(({ tables }) => tables)
      .flatMap(goingColumns)
      .map(camelCased),
  ),
]
