import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import { invalid, refused } from '#kit/server/problems.ts'
import { changeVersioned, refuseInOrder, type ChangedColumns } from '#kit/server/versioned.ts'
import type { ImportOptions } from '../contract/import-options.ts'
import type { ImportState } from '../contract/imports.endpoints.ts'
import { announceImport } from './announce-import.ts'
import { refuseClosedColumns, refuseUnlessRead } from './file-access.ts'
import type { ImportTarget } from './import-target.ts'
import type { VersionedChange } from '#kit/server/steps.ts'
import { findImport, type StoredImport } from './imports.queries.ts'

export const importJob = 'imports.work'

interface Move {
  from: readonly ImportState[]
  to: 'checking' | 'running' | 'reverting'
  row?: ChangedColumns<'imports'>
  /** Of the rows: which wait for their turn. */
  restart?: boolean
}

interface Checking {
  mapping: readonly (string | null)[]
  options: ImportOptions
}

/**
 * Begins the check run; what was checked before is forgotten.
 * @throws 403 for a file that the person may not read, 422 when the mapping cannot be
 */
export async function checkImport(
  change: VersionedChange,
  id: string,
  { target, mapping, options }: Checking & { target: ImportTarget },
) {
  const held = await findImport(change.db, id)
  const { header } = held
  refuseUnlessRead(change.person, target, held)
  refuseMapping(target, { mapping, options }, header.length)
  refuseClosedColumns(change.person, target, { header, mapping })
  await move(change, id, {
    from: ['uploaded', 'checked'],
    to: 'checking',
    row: {
      mapping: JSON.stringify(mapping),
      options: JSON.stringify(options),
      notices: '[]',
      is_arranged: false,
    },
    restart: true,
  })
}

function refuseMapping(target: ImportTarget, { mapping, options }: Checking, columns: number) {
  const used = mapping.filter((name) => name !== null)
  const known =
    used.every((name) => Object.hasOwn(target.fields, name)) && mapping.length === columns
  if (!known) throw invalid({ mapping: [{ code: 'unknown', params: {} }] })
  if (new Set(used).size < used.length)
    throw invalid({ mapping: [{ code: 'columnTwice', params: {} }] })
  if (used.length === 0) throw invalid({ mapping: [{ code: 'noColumn', params: {} }] })
  const { matchBy } = options
  if (matchBy !== null && !target.matchBy.includes(matchBy))
    throw invalid({ 'options.matchBy': [{ code: 'choice', params: {} }] })
  if (options.onMissing === 'create') return
  if (matchBy === null || !used.includes(matchBy))
    throw invalid({ 'options.matchBy': [{ code: 'required', params: {} }] })
}

/** Begins to write what was checked. */
export async function runImport(change: VersionedChange, id: string) {
  await refuseUnless(change, await findImport(change.db, id), ['checked'])
  const { rows } = await sql`select 1 from imports
    where id = ${id} and state = 'checked' and (counts->>'waiting')::int > 0`.execute(change.db)
  if (rows.length) throw refused('checkAgain')
  await move(change, id, { from: ['checked'], to: 'running', restart: true })
}

/** Begins to take back what was written; once. */
export const revertImport = (change: VersionedChange, id: string) =>
  move(change, id, { from: ['done'], to: 'reverting' })

/** Goes on with what stopped, as whoever asks for it. */
export async function resumeImport(change: VersionedChange, id: string) {
  const { stoppedIn } = await findImport(change.db, id)
  await move(change, id, { from: ['stopped'], to: stoppedIn ?? 'checking' })
}

async function move(change: VersionedChange, id: string, { from, to, row, restart }: Move) {
  const { db, person, version } = change
  const before = await findImport(db, id, true)
  await refuseUnless(change, before, from)
  await changeVersioned(
    db,
    { table: 'imports', id, version, current: () => findImport(db, id) },
    {
      ...row,
      state: to,
      stopped_in: null,
      acted_by: person.userId,
      ...(before.state !== 'stopped' && { done_count: 0 }),
      ...(to === 'running' && { started_at: change.now }),
    },
  )
  if (to === 'checking' && restart) await forgetForeseen(change, id)
  if (restart)
    await sql`update import_rows set state = 'waiting', problem = null, wrong = null
      ${to === 'checking' ? sql`, planned = null` : sql``} where import_id = ${id}`.execute(db)
  await change.audit({
    action: `imports.${to}`,
    entity: 'import',
    entityId: id,
    reference: before.fileName,
    changes: { state: [before.state, to] },
  })
  await announceImport(change, id)
  change.startJob(importJob)
}

async function forgetForeseen({ db }: Change, id: string) {
  await sql`delete from import_repeats where import_id = ${id}`.execute(db)
  await sql`delete from import_effects where import_id = ${id}`.execute(db)
}

/** An import that is in one of these states, with its file. @throws 412, 409 */
export async function refuseUnless(
  { db, version }: VersionedChange,
  { id, state, hasContent, version: present }: StoredImport,
  states: readonly ImportState[],
) {
  const missing = hasContent ? null : 'fileDeleted'
  const reason = states.includes(state) ? missing : 'wrongState'
  const current = () => findImport(db, id)
  await refuseInOrder(db, { table: 'imports', id, version, current }, { present, reason })
}
