import { sql, type RawBuilder } from 'kysely'
import type { Permission } from '#kit/contract/define-subjects.ts'
import type { Change } from '#kit/server/call.ts'
import type { Person } from '#kit/server/person.ts'
import { theRow } from '#kit/server/the-row.ts'
import type { Side } from '../contract/monitoring-form.ts'
import { facts, subject } from './monitoring.policy.ts'

/**
 * The placements of which a person may read, or export, what one side answered in the form of a
 * number: `id`, `reference`, `name`, `withheld`. What participants answered is personal.
 */
export const readableSurveys =
  ({ side, number }: { side: Side; number: number }) =>
  ({ permissions }: Person, action: 'view' | 'export'): RawBuilder<unknown> => {
    const may = (group?: 'personal') =>
      sql<boolean>`(${permissions.where({ action: 'view', subject }, facts, group)}
        and ${permissions.where({ action, subject }, facts, group)})`
    return sql`select f.placement_id as id, l.reference, '{}'::text[] as withheld,
        case when ${may('personal')} then t.first_name || ' ' || t.last_name else '' end as name
      from monitoring_forms f join placements l on l.id = f.placement_id
        join participants t on t.id = f.participant_id
      where f.side = ${side} and f.number = ${number}
        and ${side === 'participant' ? may('personal') : may()}`
  }

/** Lets somebody settle where both sides do not agree. */
export const settles: Permission = { action: 'decide', subject }

/** The placements whose forms a person may settle: `id`. */
export const settledPlacements = ({ permissions }: Person): RawBuilder<unknown> =>
  sql`select distinct f.placement_id as id from monitoring_forms f
    where ${permissions.where(settles, facts)}`

/** All of them: `id`, `reference`. */
export const allPlacements: RawBuilder<unknown> = sql`select l.id, l.reference from placements l`

/** Tells the staff of its program that what was found out about a placement has changed. */
export async function announceSettled(change: Change, placementId: string) {
  const { rows } = await sql<{ programId: string }>`
    select program_id as "programId" from monitoring_forms where placement_id = ${placementId}
    limit 1`.execute(change.db)
  await change.announce({
    topic: 'answer-differences',
    id: placementId,
    subject,
    facts: { ...theRow(rows), employerId: null, participantId: null, side: null },
  })
}
