import { sql } from 'kysely'
import type { Change, Db } from '#kit/server/call.ts'
import { invalidField, notFound } from '#kit/server/problems.ts'
import { selectBase, selectFields } from '#kit/server/storage.ts'
import { leadStatus, type StatusKind } from '../contract/lead-status.ts'
import type { LeadStatusRecord, ShownStatus } from '../contract/lead-statuses.endpoints.ts'
import { leadsWords } from '../contract/words.ts'

const order = sql`order by st.place, st.id`

/** All statuses in their order, with how many leads are in each. */
export async function readStatuses(db: Db): Promise<LeadStatusRecord[]> {
  const { rows } = await sql<LeadStatusRecord>`
    select ${selectBase('st')}, ${selectFields(leadStatus, 'st')},
      coalesce(of.leads, 0) as leads, coalesce(of.leads, 0) + coalesce(gone.leads, 0) as "allLeads"
    from lead_statuses st
      left join (select split_part(key, ':', 1)::uuid as id, sum(amount)::int as leads
        from list_counts where counter = 'leads' group by 1) of on of.id = st.id
      left join (select status_id as id, count(*)::int as leads
        from leads where deleted_at is not null group by 1) gone on gone.id = st.id
    ${order}`.execute(db)
  return rows
}

export async function readStatus(db: Db, id: string): Promise<LeadStatusRecord> {
  const found = (await readStatuses(db)).find((each) => each.id === id)
  if (!found) throw notFound()
  return found
}

export interface OfferedStatus extends ShownStatus {
  isChoosable: boolean
}

const shownColumns = sql`st.id, st.name, st.color, st.kind, st.is_choosable as "isChoosable"`

/** What is offered in forms and filters. */
export async function readOfferedStatuses(db: Db): Promise<OfferedStatus[]> {
  const { rows } = await sql<OfferedStatus>`
    select ${shownColumns} from lead_statuses st ${order}`.execute(db)
  return rows
}

/** Of a status `st` that was joined. */
export const selectStatus = sql`jsonb_build_object(
  'id', st.id, 'name', st.name, 'color', st.color, 'kind', st.kind) as status`

/**
 * A status that leads are put into. Whoever puts others into it waits, so that each is put beside
 * what is there; whoever deletes the status waits as well.
 * @throws 422 at the field when there is none, or it is archived
 */
export async function holdStatus(
  { db }: Pick<Change, 'db'>,
  id: string,
  { field, evenIfArchived = false }: { field: string; evenIfArchived?: boolean },
): Promise<OfferedStatus> {
  const { rows } = await sql<OfferedStatus>`
    select ${shownColumns} from lead_statuses st where st.id = ${id} for no key update`.execute(db)
  const [found] = rows
  if (!found) throw invalidField(field, 'missing')
  if (!found.isChoosable && !evenIfArchived)
    throw invalidField(field, 'statusNotChoosable').saidBy(leadsWords)
  return found
}

/** The first status of a kind that leads are put into; null where there is none. */
export async function firstStatusOf(
  { db }: Pick<Change, 'db'>,
  kind: StatusKind,
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select st.id from lead_statuses st where st.kind = ${kind} and st.is_choosable
    ${order} limit 1`.execute(db)
  return rows[0]?.id ?? null
}
