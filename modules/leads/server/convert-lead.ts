import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { invalid, forbidden, invalidField, refused } from '#kit/server/problems.ts'
import type { Change } from '#kit/server/call.ts'
import type { VersionedChange } from '#kit/server/steps.ts'
import { changeVersioned, refuseStale } from '#kit/server/versioned.ts'
import { findLookalikes } from '#modules/merges/server/find-lookalikes.ts'
import { moveToParent } from '#modules/notes-and-tasks/server/move-to-parent.ts'
import { addShareholder } from '#modules/shareholders/server/add-shareholder.ts'
import { lookUpsIn } from '#modules/shareholders/server/find-manager.ts'
import { holdShareholders } from '#modules/shareholders/server/keep-holding.ts'
import { isJoinable } from '#modules/shareholders/server/joinable.queries.ts'
import {
  findShareholder,
  type KnownShareholder,
} from '#modules/shareholders/server/shareholder.queries.ts'
import { shareholdersWords } from '#modules/shareholders/contract/words.ts'
import { carriedOwn } from '#modules/custom-fields/server/carried-own.ts'
import { holdSource } from '#modules/sources/server/source.queries.ts'
import { conversionErrors, newParts } from '../contract/conversion.ts'
import type { conversionsEndpoints } from '../contract/conversions.endpoints.ts'
import type { LeadRecord } from '../contract/leads.endpoints.ts'
import type { Before } from './conversion.queries.ts'
import { firstStatusOf } from './lead-status.queries.ts'
import { mayDo } from './lead.policy.ts'
import { holdLead, readLead, readStatusOf, refuseClosed, type KnownLead } from './lead.queries.ts'
import { holdTarget, putLead } from './move-lead.ts'
import { recordConversion } from './record-conversion.ts'

export type Conversion = z.infer<(typeof conversionsEndpoints)['convertLead']['body']>

/**
 * Makes a shareholder of a lead, or joins the lead to one that is there: the lead is won and closed, and its
 * notes, tasks and files are the shareholder's.
 * @throws 403 without the permission, 409 when it was deleted or converted, when the new shareholder looks like
 * others that were not looked at, or the one that is joined was archived or merged meanwhile, 412 when
 * somebody changed the lead in between, 422
 */
export async function convertLead(
  change: VersionedChange,
  id: string,
  input: Conversion,
): Promise<void> {
  const { db, version } = change
  // Of two leads that are the same person, the second finds the shareholder that the first became.
  await sql`select pg_advisory_xact_lock(hashtext('leads.convert'))`.execute(db)
  const status = await holdTarget(change, await wonStatus(change, id, input))
  const known = await holdLead(change, id)
  if (!mayDo(change.person, 'convert', known)) throw forbidden()
  const current = () => readLead(db, id, change)
  await refuseStale(db, { table: 'leads', id, version, current }, known.version)
  refuseClosed(known)
  const before = await current()
  const stood = placeOf(before, known)
  const isMoved = known.statusId !== status.id
  if (isMoved || input.expectedAmount) {
    const { expectedAmount = null } = input
    const back = isMoved ? {} : { back: stood }
    await putLead(change, { known, status }, { place: 'first', expectedAmount, ...back })
  }
  const after = await readLead(db, id, change)
  const shareholder = await shareholderOf(change, before, input)
  await close(change, { lead: after, known, stood, shareholder, isNew: input.into === 'new' })
}

const placeOf = (lead: LeadRecord, { rank }: KnownLead): Before => ({
  rank,
  statusId: lead.statusId,
  statusEnteredAt: lead.statusEnteredAt,
  kind: lead.status.kind,
  expectedAmount: lead.expectedAmount,
  lostReason: lead.lostReason,
  lostNote: lead.lostNote,
})

/** The status that the lead has as a shareholder: the chosen one, its own if that is won, or the first of them. */
async function wonStatus(change: Change, id: string, { statusId }: Conversion): Promise<string> {
  const present = await readStatusOf(change, id)
  const { rows } = await sql<{ kind: string }>`
    select kind from lead_statuses where id = ${statusId ?? present}`.execute(change.db)
  if (rows[0]?.kind === 'won') return statusId ?? present
  if (statusId) throw invalidField('statusId', rows[0] ? 'wonStatus' : 'missing')
  const first = await firstStatusOf(change, 'won')
  if (!first) throw refused('noWonStatus')
  return first
}

const shareholderOf = (change: Change, lead: LeadRecord, input: Conversion) =>
  input.into === 'new' ? makeShareholder(change, lead, input) : holdJoined(change, input)

/** One that is there: it is seen, may be changed, and stays so until the lead is joined to it. */
async function holdJoined(change: Change, input: Conversion): Promise<KnownShareholder> {
  const { id } = await findJoined(change, input)
  await holdShareholders(change, [id])
  return findJoined(change, input)
}

/** @throws 422 when it is not to be seen, or not the person's to change */
async function findJoined(
  { db, person }: Change,
  { shareholderId }: Conversion,
): Promise<KnownShareholder> {
  const known = shareholderId ? await findShareholder(db, shareholderId, person) : null
  if (!known) throw invalidField('shareholderId', 'missing')
  if (!isJoinable(person, known)) throw invalidField('shareholderId', 'mayNotJoin')
  return known
}

async function makeShareholder(
  change: Change,
  lead: LeadRecord,
  input: Conversion,
): Promise<KnownShareholder> {
  const errors = conversionErrors(input, await change.today())
  if (Object.keys(errors).length > 0) throw invalid(errors).saidBy(shareholdersWords)
  const { shareholderKind: kind, language } = input
  if (!kind || !language) throw invalidField(kind ? 'language' : 'shareholderKind', 'required')
  await refuseUnseenLikenesses(change, input)
  const given = newParts.filter((name) => name !== 'shareholderKind' && input[name] != null)
  const values = Object.fromEntries(given.map((name) => [name, input[name]]))
  const lookUps = {
    ...lookUpsIn(change),
    // What is required besides is asked for once the shareholder is edited.
    demandsOwn: false,
    // One that is no longer offered stays with whom it brought.
    source: (id: string) =>
      holdSource(change, id, { field: 'sourceId', evenIfNotOffered: id === lead.sourceId }),
  }
  const carried = await carriedOwn(change.db, { from: 'lead', to: 'shareholder', record: lead })
  const id = await addShareholder(
    change,
    { isBirthYearKnown: true, ...values, ...carried, kind, language },
    lookUps,
  )
  const made = await findShareholder(change.db, id, change.person)
  if (!made) throw forbidden()
  return made
}

/** Nobody is entered twice without having been looked at. */
async function refuseUnseenLikenesses(change: Change, input: Conversion) {
  const { shareholderKind, apartFrom = [] } = input
  const { firstName, lastName, companyName, email, phone, country, birthDate, postCode } = input
  const typed = { firstName, lastName, companyName, email, phone, country, birthDate, postCode }
  if (!shareholderKind) return
  const found = await findLookalikes(change, { kind: shareholderKind, ...typed })
  if (found.some(({ id }) => !apartFrom.includes(id))) throw refused('looksLikeOthers')
}

interface Closing {
  lead: LeadRecord
  known: KnownLead
  stood: Before
  shareholder: KnownShareholder
  isNew: boolean
}

async function close(change: VersionedChange, closing: Closing): Promise<void> {
  const { db, person, now } = change
  const { lead, known, stood, shareholder, isNew } = closing
  const { id, version } = lead
  const parts = await moveToParent(change, {
    from: { kind: 'lead', id },
    to: { kind: 'shareholder', id: shareholder.id },
  })
  const current = () => readLead(db, id, change)
  await changeVersioned(
    db,
    { table: 'leads', id, version, current },
    {
      converted_at: now,
      converted_by: person.userId,
      converted_shareholder_id: shareholder.id,
      updated_by: person.userId,
    },
  )
  await sql`insert into lead_conversions (lead_id, is_new, before, parts)
    values (${id}, ${isNew}, ${JSON.stringify(stood)}::jsonb, ${JSON.stringify(parts)}::jsonb)`.execute(
    db,
  )
  await recordConversion(change, { lead: { ...known, version: version + 1 }, shareholder, parts })
}
