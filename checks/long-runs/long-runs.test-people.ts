import { sql } from 'kysely'
import { product } from '#apps/server/modules.ts'
import type { Answer, CastMember } from '#apps/server/test-server.ts'
import { windOn } from '#kit/server/wind-on.ts'
import { server } from '#modules/applications/server/applications.test-people.ts'
import { sidesOf } from '#modules/holds/server/holds.test-people.ts'
import {
  accept,
  offered,
  take,
  type Schedule,
} from '#modules/placements/server/placements.test-people.ts'
import { verifiedAccount } from '#modules/payment-batches/server/payment-batches.test-people.ts'
import { cast } from '#seeds/cast.ts'

/** Whoever is written to in a long run, by what they are there. */
export interface World {
  placementId: string
  applicationId: string
  employerId: string
  participantId: string
  programId: string
}

/**
 * What looks after the funding side runs as its schedule says; of the rest, and of what asks for a run in
 * every hour, one run a week is enough.
 */
const thinned = product.jobs.flatMap((each) => {
  if (each.kind !== 'byTheClock') return []
  const { job, area } = each
  const isDaily = area === 'funding' && job.schedule.split(' ')[1] !== '*'
  return [isDaily ? job : { ...job, schedule: '55 11 * * 1' }]
})

/** Winds on to ten in the morning of a day, in winter or eleven in summer, and runs the jobs by the way. */
export const windTo = (day: string) =>
  windOn(server.system, { until: new Date(`${day}T15:00:00Z`), jobs: thinned })

/** @throws unless it is answered well */
export function well<T>(answer: Answer<T>): Answer<T>['body'] {
  if (answer.status >= 300) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`)
  return answer.body
}

const endOfTerms = (schedule: Schedule, id: string) => sql`
  update programs p set rate_schedule = ${JSON.stringify(schedule.rateSchedule)}, includes_employer_costs = false,
    max_wage_per_participant = 30000, combined_cap = 40000, max_training_per_participant = 5000
  from applications a where a.program_id = p.id and a.id = ${id}`

/**
 * A placement of Rachel Okafor's organisation that is offered on January 18, 2027, accepted, and begun on
 * its first day. Its forms are the only ones: of others, letters and holds would come by the way.
 */
export async function placed(schedule: Schedule): Promise<World> {
  const { startOn, endOn, hoursPerWeek, hourlyWage } = schedule.terms
  const { id: placementId, applicationId } = await offered(
    new Date('2027-01-18T15:00:00Z'),
    async (id) => {
      await endOfTerms(schedule, id).execute(server.db)
      await sql`update applications set start_on = ${startOn}, end_on = ${endOn}, hours_per_week = ${hoursPerWeek},
        hourly_wage = ${hourlyWage}, other_funding = 0 where id = ${id}`.execute(server.db)
    },
  )
  const sides = await sidesOf(applicationId)
  await sql`update users set participant_id = ${sides.participantId} where email = ${cast.employee.email}`.execute(
    server.db,
  )
  await sql`delete from monitoring_forms`.execute(server.db)
  await sql`update bank_accounts set status = 'replaced' where employer_id = ${sides.employerId}`.execute(
    server.db,
  )
  await verifiedAccount(sides.employerId)
  well(await accept(await server.as('employer'), placementId))
  await windTo(startOn)
  well(await take(await server.as('employer'), placementId, 'start', { startedOn: startOn }))
  return { placementId, applicationId, ...sides }
}

/** What happens on a day, as people do it. */
export type Deed = readonly [day: string, deed: () => Promise<unknown>]

/** Does what happens, day after day, and all jobs between; days are told where something goes wrong. */
export async function live(deeds: readonly Deed[]) {
  for (const [day, deed] of deeds.toSorted(([one], [other]) => one.localeCompare(other))) {
    await windTo(day)
    await deed().catch((error: unknown) => {
      throw new Error(`${day}: ${deed.toString()}`, { cause: error })
    })
  }
}

export const by = (name: CastMember) => server.as(name)
