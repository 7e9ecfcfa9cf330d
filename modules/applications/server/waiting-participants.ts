import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'

/** So many days after the employer's half the participant is asked again. */
export const daysUntilAsked = [7, 14] as const
const mostInAMorning = 500

export interface WaitingParticipant {
  id: string
  reference: string
  participant: string
  email: string
  employer: string
  position: string
  /** How often they were asked again, with this time. */
  asked: number
}

/**
 * Applications whose participant is due to be asked for their half again; from now on they count as asked.
 * What two processes find at once, one of them takes.
 */
export async function takeWaitingParticipants({ db }: Change): Promise<WaitingParticipant[]> {
  const [first, second] = daysUntilAsked
  const since = sql`organisation_today() - (a.submitted_at at time zone organisation_zone())::date`
  const { rows } = await sql<WaitingParticipant>`
    with due as (
      select a.id from applications a
      where a.stage = 'pending' and a.participant_completed_at is null
        and (${since} >= ${second}::int and a.asked_again < 2 or ${since} >= ${first}::int and a.asked_again < 1)
      order by a.submitted_at, a.id limit ${mostInAMorning} for update skip locked)
    update applications a set asked_again = case when ${since} >= ${second}::int then 2 else 1 end
    from due, employers e
    where a.id = due.id and e.id = a.employer_id
    returning a.id, a.reference, a.participant_name as participant, a.participant_email as email,
      coalesce(e.operating_name, e.legal_name) as employer, a.position_title as position,
      a.asked_again as asked`.execute(db)
  return rows.toSorted((one, other) => (one.id < other.id ? -1 : 1))
}
