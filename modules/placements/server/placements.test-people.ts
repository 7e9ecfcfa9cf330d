import { sql, type RawBuilder } from 'kysely'
import { beforeAll } from 'vitest'
import type { Caller } from '#apps/server/test-server.ts'
import {
  read,
  recommended,
  server,
  withPeople as withApplicants,
} from '#modules/applications/server/applications.test-people.ts'
import { cast } from '#seeds/cast.ts'
import type { PlacementRecord } from '../contract/placements.endpoints.ts'

let beginning: Date

/** The server and its people, open while the tests of the file that calls this run. */
export function withPeople() {
  withApplicants()
  beforeAll(() => {
    beginning = server.clock.now()
  })
}

/** What a test wants of an application and its program before the approval. */
type Prepare = (applicationId: string) => Promise<unknown>

/** The offer of an application of Rachel Okafor's organisation that Luc approves on a day. */
export async function offered(
  on: Date,
  prepare?: Prepare,
): Promise<{ id: string; applicationId: string }> {
  server.clock.moveTo(beginning)
  const applicationId = await recommended()
  await sql`update applications set employer_id = u.employer_id, assignee_id = (select id from users
      where email = ${cast.caseOfficer.email}) from users u
    where u.email = ${cast.employer.email} and applications.id = ${applicationId}`.execute(
    server.db,
  )
  await sql`update programs set max_active_per_employer = 1000, max_yearly_per_employer = 1000,
    max_amount_per_employer = null, budget_total = 90000000`.execute(server.db)
  await prepare?.(applicationId)
  server.clock.moveTo(on)
  const luc = await server.as('approver')
  const { version, funding } = await read(luc, applicationId)
  const approval = { expectedAmount: funding.total }
  const answer = await luc.post(`/applications/${applicationId}/approval`, approval, { version })
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  const { placement } = await read(luc, applicationId)
  return { id: placement?.id ?? '', applicationId }
}

export const readPlacement = async (by: Caller, id: string) =>
  (await by.get<PlacementRecord>(`/placements/${id}`)).body

/** Takes a step at the version of now. */
export async function take(by: Caller, id: string, noun: string, body: object) {
  const superAdmin = await server.as('superAdmin')
  const { version } = await readPlacement(superAdmin, id)
  return by.post<PlacementRecord>(`/placements/${id}/${noun}`, body, { version })
}

export const signed = (seal: string) => ({
  signatoryName: 'Rachel Okafor',
  signatoryTitle: 'Director',
  agreementLanguage: 'fr',
  isConfirmed: true,
  seal,
})

/** Rachel accepts what she sees. */
export async function accept(by: Caller, id: string) {
  const { seal } = await readPlacement(by, id)
  return take(by, id, 'acceptance', signed(seal))
}

/** Letters about an application, by template, recipient's language and subject. */
export async function lettersAbout(applicationId: string, template: string) {
  const { rows } = await sql<{
    recipient: string
    language: string
    subject: string
    body: string
  }>`
    select recipient, language, subject, body from outbox_messages
    where record_id = ${applicationId} and template = ${`placements.${template}`} order by created_at, id`.execute(
    server.db,
  )
  return rows
}

export interface Schedule {
  rateSchedule: { fromWeek: number; toWeek: number; percent: string; weeklyCap: string }[]
  most?: string
  terms: { startOn: string; endOn: string; hoursPerWeek: string; hourlyWage: string }
}

/** A placement under way since its planned first day, with these rates and terms. */
export async function underWay(on: Date, { rateSchedule, most = '30000.00', terms }: Schedule) {
  const { startOn, endOn, hoursPerWeek, hourlyWage } = terms
  const offer = await offered(on, async (applicationId) => {
    await sql`update programs p set rate_schedule = ${JSON.stringify(rateSchedule)}, includes_employer_costs = false,
        max_wage_per_participant = ${most}, combined_cap = ${most}
      from applications a where a.program_id = p.id and a.id = ${applicationId}`.execute(server.db)
    await sql`update applications set start_on = ${startOn}, end_on = ${endOn}, hours_per_week = ${hoursPerWeek},
      hourly_wage = ${hourlyWage}, other_funding = 0 where id = ${applicationId}`.execute(server.db)
  })
  await accept(await server.as('employer'), offer.id)
  server.clock.moveTo(new Date(`${startOn}T15:00:00Z`))
  const rachel = await server.as('employer')
  const started = await take(rachel, offer.id, 'start', { startedOn: startOn })
  if (started.status !== 200) throw new Error(JSON.stringify(started.body))
  return offer
}

export const endOf = (lastWorkedOn: string, also: object = {}) => ({
  lastWorkedOn,
  endedOn: lastWorkedOn,
  endSide: 'employer',
  endReason: 'laidOff',
  ...also,
})

/** Ways to be paid for by which ends are computed by hand. */
export const schedules = {
  falling: {
    rateSchedule: [
      { fromWeek: 1, toWeek: 8, percent: '50', weeklyCap: '500.00' },
      { fromWeek: 9, toWeek: 26, percent: '25', weeklyCap: '250.00' },
    ],
    // 20 weeks of 35 hours at 24.00: 8 × 420.00 + 12 × 210.00
    terms: {
      startOn: '2027-02-08',
      endOn: '2027-06-27',
      hoursPerWeek: '35',
      hourlyWage: '24.00',
    },
  },
  capped: {
    rateSchedule: [
      { fromWeek: 1, toWeek: 12, percent: '75', weeklyCap: '400.00' },
      { fromWeek: 13, toWeek: 24, percent: '50', weeklyCap: '300.00' },
    ],
    // 24 weeks of 40 hours at 21.50: 12 × 400.00 + 12 × 300.00
    terms: {
      startOn: '2027-02-08',
      endOn: '2027-07-25',
      hoursPerWeek: '40',
      hourlyWage: '21.50',
    },
  },
  limited: {
    rateSchedule: [{ fromWeek: 1, toWeek: 52, percent: '66.67', weeklyCap: '1000.00' }],
    most: '10000.00',
    // 26 weeks of 37.5 hours at 19.33: 12,565.13, of which the maximum leaves 10,000.00
    terms: {
      startOn: '2027-02-08',
      endOn: '2027-08-08',
      hoursPerWeek: '37.5',
      hourlyWage: '19.33',
    },
  },
} as const satisfies Record<string, Schedule>

/** Divides the budget of a placement's program: so much is left in Ontario, and the rest for all others. */
export async function leaveInOntario(placementId: string, left: string) {
  const program = sql`(select program_id from placements where id = ${placementId})`
  await sql`delete from program_regions where program_id = ${program}`.execute(server.db)
  const committed = (place: RawBuilder<unknown>) => sql`
    (select coalesce(sum(committed_of_application(a.id)), 0) from applications a
      where a.program_id = p.id and a.approved_amount is not null and ${place})`
  const inOntario = committed(sql`a.region = 'ON'`)
  await sql`insert into program_regions (program_id, region, amount, committed)
    select p.id, 'ON', ${inOntario} + ${left}::numeric, ${inOntario} from programs p where p.id = ${program}
    union all
    select p.id, 'rest', p.budget_total - ${inOntario} - ${left}::numeric, ${committed(sql`a.region is distinct from 'ON'`)}
    from programs p where p.id = ${program}`.execute(server.db)
}
