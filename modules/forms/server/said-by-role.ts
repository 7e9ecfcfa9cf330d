import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import { flagsDifference, roleOf } from '../contract/compared-roles.ts'
import { questionsOf, type Definition } from '../contract/definition.ts'
import type { FormPurpose } from './form-purpose.ts'

/** What was sent of a form, and what it asked. */
export interface Sent {
  id: string
  purpose: string
  submittedAt: Date
  /** By the organisation's calendar. */
  submittedOn: string
  content: Record<string, unknown>
  definition: Definition
}

/** An answer that is compared by a role. */
export interface SaidByRole {
  key: string
  value: unknown
  /** Whether its question asks for a difference to be flagged. */
  flags: boolean
}

/** What each of some forms said last about a record; forms that were not sent are not among them. */
export async function latestSent(
  db: Db,
  { recordId, purposes }: { recordId: string; purposes: readonly Pick<FormPurpose, 'key'>[] },
): Promise<Sent[]> {
  const keys = purposes.map(({ key }) => key)
  const { rows } = await sql<Sent>`
    select distinct on (r.purpose) r.id, r.purpose, r.submitted_at as "submittedAt",
      (r.submitted_at at time zone organisation_zone())::date as "submittedOn", r.content,
      v.content as definition
    from form_responses r join form_versions v on v.id = r.version_id
    where r.record_id = ${recordId} and r.purpose = any(${keys})
    order by r.purpose, r.copy_no desc`.execute(db)
  return rows
}

/** The answers that have a role, by it. */
export function saidByRole(
  { content, definition }: Pick<Sent, 'content' | 'definition'>,
  { catalogue }: Pick<FormPurpose, 'catalogue'>,
): Map<string, SaidByRole> {
  const said = new Map<string, SaidByRole>()
  for (const { question, group } of questionsOf(definition)) {
    const role = roleOf(question, catalogue)
    const value = content[question.id]
    if (group || !role || value === undefined) continue
    const flags = question.effects?.includes(flagsDifference) ?? false
    said.set(role, { key: question.id, value, flags })
  }
  return said
}
