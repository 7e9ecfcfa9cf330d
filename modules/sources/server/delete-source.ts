import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import { invalidField, Problem } from '#kit/server/problems.ts'
import type { VersionedChange } from '#kit/server/steps.ts'
import { changeVersioned } from '#kit/server/versioned.ts'
import type { NamedSource } from '../contract/sources.endpoints.ts'
import { holdSources } from './keep-source.ts'
import { recordSource } from './record-source.ts'
import { holdSource, readSource, type Bearers } from './source.queries.ts'

interface Deletion {
  replacementSourceId: string | undefined
  bearers: Bearers
}

/**
 * Deletes a source; whoever bears it bears the replacement in the same moment. Who is just giving it
 * to a record comes first, or finds it gone.
 * @throws 409 `sourceInUse` when nothing replaces it, 412 when somebody saved in between, 422 when
 * the replacement is the source itself, gone, or not offered
 */
export async function deleteSource(
  change: VersionedChange,
  id: string,
  { replacementSourceId, bearers }: Deletion,
): Promise<void> {
  const { db, version } = change
  await holdSources(change)
  const current = () => readSource(db, id, bearers)
  await current()
  await sql`select 1 from sources where id = ${id} for update`.execute(db)
  await changeVersioned(db, { table: 'sources', id, version, current }, {})
  const gone = await current()
  const replacement = await replacementFor(change, id, replacementSourceId)
  if (gone.isInUse && !replacement)
    throw new Problem(409, 'sourceInUse', { extra: { bearers: gone.bearers } })
  if (replacement)
    // oxlint-disable-next-line no-await-in-loop -- one transaction does one after the other
    for (const bearer of bearers) await bearer.move(change, { from: gone, to: replacement })
  await rememberGone(change, gone, replacement)
  await recordSource(change, gone, {
    what: 'deleted',
    changes: {
      bearers: [gone.bearers, 0],
      ...(replacement && { replacement: [null, replacement.name] }),
    },
  })
}

async function replacementFor(
  change: Change,
  id: string,
  replacementId: string | undefined,
): Promise<NamedSource | null> {
  if (!replacementId) return null
  if (replacementId === id) throw invalidField('replacementSourceId', 'missing')
  return holdSource(change, replacementId, { field: 'replacementSourceId' })
}

/** What was replaced by it is replaced by what replaces it. */
async function rememberGone({ db }: Change, gone: NamedSource, replacement: NamedSource | null) {
  const by = replacement?.id ?? null
  await sql`update gone_sources set replaced_by = ${by} where replaced_by = ${gone.id}`.execute(db)
  await sql`delete from sources where id = ${gone.id}`.execute(db)
  await sql`insert into gone_sources (id, name, replaced_by)
    values (${gone.id}, ${JSON.stringify(gone.name)}, ${by})`.execute(db)
}
