import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import { invalidField } from '#kit/server/problems.ts'
import { normalPhone } from '#modules/accounts/server/phone-number.ts'
import type { HowTaken, ReadRow } from '#modules/imports/server/import-target.ts'
import { leadsWords } from '../contract/words.ts'

/** By what a row is recognised as a lead that is there already. */
export const leadsMatchBy = ['email', 'phone'] as const

const columns = { email: sql`l.email`, phone: sql`l.phone` }

const keyOf = {
  email: (typed: string) => typed.trim().toLowerCase(),
  phone: (typed: string) => normalPhone(typed) ?? '',
}

/**
 * The lead that a row is about, among those that the person sees and that are worked on.
 * @throws 422 when there are several
 */
export async function findImported(
  { db, person }: Change,
  values: ReadRow['values'],
  { matchBy }: Pick<HowTaken, 'matchBy'>,
): Promise<string | null> {
  const by = leadsMatchBy.find((each) => each === matchBy)
  if (!by || values[by] === undefined) return null
  const key = keyOf[by](String(values[by]))
  const seen = person.permissions.where(
    { action: 'view', subject: 'Leads' },
    { assigneeId: sql`l.assignee_id`, teamId: sql`l.team_id` },
  )
  const { rows } = await sql<{ id: string }>`
    select l.id from leads l where ${columns[by]} = ${key} and l.deleted_at is null
      and l.converted_at is null and ${seen} limit 20`.execute(db)
  if (rows.length > 1) throw invalidField(by, 'several', { count: rows.length })
  return rows[0]?.id ?? null
}

/** The id of the status that bears a name, in either language and however it is spelt. @throws 422 at `statusId` */
export async function findStatusNamed({ db }: Pick<Change, 'db'>, named: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select status_id as id from lead_status_names where folded = folded_name(${named})`.execute(db)
  const [found] = rows
  if (!found) throw invalidField('statusId', 'noSuchStatus').saidBy(leadsWords)
  return found.id
}
