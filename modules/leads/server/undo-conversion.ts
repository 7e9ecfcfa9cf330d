import { sql } from 'kysely'
import type { Differences } from '#kit/server/audit.ts'
import { forbidden, notFound, refused } from '#kit/server/problems.ts'
import type { VersionedChange } from '#kit/server/steps.ts'
import { changeVersioned, refuseStale } from '#kit/server/versioned.ts'
import { moveToParent } from '#modules/notes-and-tasks/server/move-to-parent.ts'
import { lockShareholders } from '#modules/shareholders/server/keep-holding.ts'
import { removeMade } from '#modules/shareholders/server/remove-made.ts'
import { findShareholder } from '#modules/shareholders/server/shareholder.queries.ts'
import type { LeadRecord } from '../contract/leads.endpoints.ts'
import { findConversion, whyNotUndone, type Before } from './conversion.queries.ts'
import { firstStatusOf, type OfferedStatus } from './lead-status.queries.ts'
import { mayDo } from './lead.policy.ts'
import { refuseErased } from '#modules/privacy/server/is-erased.queries.ts'
import { holdLead, readLead } from './lead.queries.ts'
import { holdTarget } from './move-lead.ts'
import { rankAgain, rankAt } from './rank.ts'
import { recordUndone } from './record-conversion.ts'

/**
 * Makes a lead of it again, where it stood. A shareholder that was made of it goes with whatever was
 * entered in its fields; of one that it was joined to, what came with the lead goes back.
 * @throws 403 without the permission, 409 with why it stays, 412 when somebody changed the lead in between
 */
export async function undoConversion(change: VersionedChange, id: string): Promise<void> {
  const { db, person, version } = change
  const status = await holdTarget(change, await statusAgain(change, id))
  const known = await holdLead(change, id)
  if (!mayDo(person, 'convert', known)) throw forbidden()
  const current = () => readLead(db, id, change)
  const target = { table: 'leads', id, version, current } as const
  await refuseStale(db, target, known.version)
  await refuseErased(db, [id])
  if (!known.convertedAt) throw refused('wrongState')
  const { conversion, shareholder } = await holdUndoable(change, id)
  const { before, isNew } = conversion
  const converted = await current()
  const parts = await moveToParent(change, {
    from: { kind: 'shareholder', id: shareholder.id },
    to: { kind: 'lead', id },
    only: conversion.parts,
  })
  const back = whatComesBack(before, status, converted)
  await changeVersioned(db, target, {
    converted_at: null,
    converted_by: null,
    converted_shareholder_id: null,
    ...(known.statusId !== status.id && {
      status_id: status.id,
      status_kind: status.kind,
      status_entered_at: status.id === before.statusId ? before.statusEnteredAt : change.now,
      rank: await rankBack(change, { statusId: status.id, id }, before),
    }),
    expected_amount: back.expectedAmount,
    lost_reason: back.lostReason,
    lost_note: back.lostNote,
    updated_by: person.userId,
  })
  await sql`delete from lead_conversions where lead_id = ${id}`.execute(db)
  if (isNew) await removeMade(change, shareholder, known.name)
  await recordUndone(
    change,
    { lead: { ...known, version: version + 1 }, shareholder, parts },
    { isGone: isNew, changes: changesOf(converted, { status, ...back }) },
  )
}

/** The shareholder is held before it is asked whether anything hangs on it. */
async function holdUndoable(change: VersionedChange, id: string) {
  const { db, person } = change
  const found = await findConversion(db, id, change)
  if (found) await lockShareholders(change, [found.shareholderId])
  const why = await whyNotUndone(db, id, change)
  if (why) throw refused(why)
  const conversion = await findConversion(db, id, change)
  const shareholder = conversion && (await findShareholder(db, conversion.shareholderId, person))
  if (!conversion || !shareholder) throw refused('wrongState')
  return { conversion, shareholder }
}

type Said = Pick<LeadRecord, 'expectedAmount' | 'lostReason' | 'lostNote'>

function whatComesBack(before: Before, { kind }: OfferedStatus, converted: LeadRecord): Said {
  const isLost = kind === 'lost'
  return {
    // A won one keeps an amount whatever it was before.
    expectedAmount: before.expectedAmount ?? (kind === 'won' ? converted.expectedAmount : null),
    lostReason: isLost ? before.lostReason : null,
    lostNote: isLost ? before.lostNote : null,
  }
}

const rankBack = (change: VersionedChange, at: { statusId: string; id: string }, before: Before) =>
  at.statusId === before.statusId
    ? rankAgain(change, at, before.rank)
    : rankAt(change, at, { place: 'first' })

function changesOf(from: LeadRecord, to: Said & { status: OfferedStatus }): Differences {
  const said = (['expectedAmount', 'lostReason', 'lostNote'] as const).filter(
    (name) => from[name] !== to[name],
  )
  return {
    ...(from.statusId !== to.status.id && { status: [from.status.name, to.status.name] }),
    ...Object.fromEntries(said.map((name) => [name, [from[name], to[name]] as [unknown, unknown]])),
  }
}

/**
 * The status that it stood in, while that means what it meant; one that was won stays won, any other begins
 * again in the first open one.
 */
async function statusAgain({ db }: VersionedChange, id: string): Promise<string> {
  const { rows } = await sql<{ present: string; former: string | null; kind: string | null }>`
    select l.status_id as present, st.id as former, c.before->>'kind' as kind
    from leads l left join lead_conversions c on c.lead_id = l.id
      left join lead_statuses st on st.id = (c.before->>'statusId')::uuid and st.kind = c.before->>'kind'
    where l.id = ${id}`.execute(db)
  const [found] = rows
  if (!found) throw notFound()
  if (found.former) return found.former
  if (found.kind === null || found.kind === 'won') return found.present
  const first = await firstStatusOf({ db }, 'open')
  if (!first) throw refused('noOpenStatus')
  return first
}
