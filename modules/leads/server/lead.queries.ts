import { sql } from 'kysely'
import type { Change, Db } from '#kit/server/call.ts'
import type { Person } from '#kit/server/person.ts'
import { notFound, refused } from '#kit/server/problems.ts'
import type { Settings } from '#kit/server/settings.ts'
import { selectBase, selectFields, selectNamed } from '#kit/server/storage.ts'
import { privacyWords } from '#modules/privacy/contract/words.ts'
import { selectErased } from '#modules/privacy/server/is-erased.queries.ts'
import { readActiveFields } from '#modules/custom-fields/server/own-fields.queries.ts'
import { readOwnValues, seenOf } from '#modules/custom-fields/server/own-values.ts'
import { selectSource } from '#modules/sources/server/source.queries.ts'
import { seenShareholder } from '#modules/shareholders/server/seen-shareholders.ts'
import { lead } from '../contract/lead.ts'
import type { LeadRecord } from '../contract/leads.endpoints.ts'
import { whyNotUndone } from './conversion.queries.ts'
import { selectStatus } from './lead-status.queries.ts'
import { canDo, maySee, seesOn, type LeadScope } from './lead.policy.ts'

/** Of a lead `l` in its status `st`: it is worked on, and has been there for too long. */
export const isStale = sql<boolean>`coalesce(st.kind = 'open'
  and l.status_entered_at < clock_now() - make_interval(days => st.stale_after_days), false)`

export const selectShown = sql`${selectStatus}, ${selectSource('src')}, ${selectNamed('u')} as assignee,
  ${isStale} as "isStale"`

/** Who a converted lead `l` is now: the shareholder, or whom that was merged into, if the person sees it. */
export const selectShareholder = (person: Person) => sql`
  case when l.converted_shareholder_id is not null then
    (select jsonb_build_object('id', s.id, 'number', s.number, 'name', s.display_name) from shareholders s
      where s.id = standing_shareholder(l.converted_shareholder_id) and ${seenShareholder(person)})
  end as shareholder`

/** What every reading of a lead `l` joins. */
export const joinShown = sql`join lead_statuses st on st.id = l.status_id
  left join users u on u.id = l.assignee_id left join sources src on src.id = l.source_id`

export interface Reader {
  person: Person
  settings: Settings
}

/** A lead as the person may see it. @throws 404 */
export async function readLead(db: Db, id: string, reader: Reader): Promise<LeadRecord> {
  const { person, settings } = reader
  const until = sql`l.converted_at + ${settings.trashLife} * interval '1 millisecond'`
  const { rows } = await sql<Omit<LeadRecord, 'can'> & { teamId: string | null }>`
    select ${selectBase('l')}, ${selectFields(lead, 'l')}, l.deleted_at as "deletedAt",
      l.team_id as "teamId", ${selectShown}, ${selectShareholder(person)},
      ${selectErased(sql`l.id`, person)},
      (select c.name from users c where c.id = l.converted_by) as "convertedBy",
      case when ${until} > clock_now() then ${until} end as "undoableUntil",
      exists (select 1 from lead_conversions c where c.lead_id = l.id and not c.is_new) as "isJoined"
    from leads l ${joinShown} where l.id = ${id}`.execute(db)
  const [stored] = rows
  if (!stored) throw notFound()
  const { teamId, ...record } = stored
  const scope = { assigneeId: record.assigneeId, teamId }
  const isSeen = maySee(person, scope)
  if (!isSeen) throw notFound()
  const isConverted = record.convertedAt !== null
  const standing = {
    isErased: record.erased !== null,
    isDeleted: record.deletedAt !== null,
    isConverted,
    whyNotUndone: isConverted ? await whyNotUndone(db, id, reader) : null,
  }
  const own = seenOf(await readActiveFields(db, 'lead'), seesOn(person, scope))
  const values = await readOwnValues(db, own, [id])
  return { ...record, ...values.get(id), can: canDo(person, scope, standing) }
}

export interface KnownLead extends LeadScope {
  id: string
  name: string
  version: number
  statusId: string
  rank: string
  deletedAt: string | null
  convertedAt: string | null
  isErased: boolean
}

/** A lead that the person sees, held until the change is kept. @throws 404 */
export const holdLead = (change: Change, id: string): Promise<KnownLead> =>
  findLead(change, id, sql`for no key update`)

/** A lead that the person sees, as its scope and place have it. @throws 404 */
export async function findLead(
  { db, person }: { db: Db; person: Person },
  id: string,
  held = sql``,
): Promise<KnownLead> {
  const { rows } = await sql<KnownLead>`
    select l.id, l.name, l.version, l.status_id as "statusId", l.rank::text as rank,
      l.deleted_at as "deletedAt", l.converted_at as "convertedAt", l.assignee_id as "assigneeId", l.team_id as "teamId",
      exists (select from erasures e where e.record_id = l.id) as "isErased"
    from leads l where l.id = ${id} ${held}`.execute(db)
  const [known] = rows
  if (!known || !maySee(person, known)) throw notFound()
  return known
}

/** In which status a lead is. @throws 404 when there is no lead */
export async function readStatusOf({ db }: Pick<Change, 'db'>, id: string): Promise<string> {
  const { rows } = await sql<{ statusId: string }>`
    select status_id as "statusId" from leads where id = ${id}`.execute(db)
  const [found] = rows
  if (!found) throw notFound()
  return found.statusId
}

/** What was erased, deleted or has become a shareholder is not changed any more. @throws 409 */
export function refuseClosed({ isErased, deletedAt, convertedAt }: KnownLead) {
  if (isErased) throw refused('alreadyErased').saidBy(privacyWords)
  if (deletedAt) throw refused('wrongState')
  if (convertedAt) throw refused('converted')
}
