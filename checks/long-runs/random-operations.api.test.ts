import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import type { Caller } from '#apps/server/test-server.ts'
import { server } from '#modules/applications/server/applications.test-people.ts'
import { verifyApplications } from '#modules/applications/server/verify-applications.ts'
import { verifyEmployers } from '#modules/employers/server/verify-employers.ts'
import { verifyParticipants } from '#modules/participants/server/verify-participants.ts'
import { verifyRequests } from '#modules/funding-requests/server/verify-requests.ts'
import { verifyHolds } from '#modules/holds/server/verify-holds.ts'
import { verifyMonitoring } from '#modules/monitoring/server/verify-monitoring.ts'
import { verifyOverpayments } from '#modules/overpayments/server/verify-overpayments.ts'
import { verifiedAccount } from '#modules/payment-batches/server/payment-batches.test-people.ts'
import { verifyPayments } from '#modules/payments/server/verify-payments.ts'
import { withPeople } from '#modules/placements/server/placements.test-people.ts'
import { verifySupplements } from '#modules/supplements/server/verify-supplements.ts'
import { Random } from '#seeds/random.ts'
import { employerOperations } from './employer-operations.test-people.ts'
import { differing } from './figures.test-people.ts'
import { financeOperations } from './finance-operations.test-people.ts'
import { approverOperations, officerOperations } from './judging-operations.test-people.ts'
import { windTo } from './long-runs.test-people.ts'
import { inDays, type Operation, type Operations, type Turn } from './turn.test-people.ts'

withPeople()

/** Another one is given by `SEED`. */
const seed = Number(process.env['SEED'] ?? '20270208')
const operations = 2000
const between = 100

const staff = ['finance', 'approver', 'caseOfficer'] as const
const people = [...staff, 'employer'] as const

/** What comes anew is read, or all of it. */
const readNotices: Operation = async (turn) => {
  const by = turn[turn.random.pick(people)]
  const { body } = await by.get<{ data: { id: string }[] }>(
    '/notifications?filter[isUnread]=true&perPage=10',
  )
  const [first] = body.data
  if (!first) return null
  return turn.random.chance(0.9)
    ? by.post(`/notifications/${first.id}/read`)
    : by.post('/notifications/read', { upTo: first.id })
}

const all: Operations = {
  ...prefixed('employer', employerOperations),
  ...prefixed('caseOfficer', officerOperations),
  ...prefixed('approver', approverOperations),
  ...prefixed('finance', financeOperations),
  readNotices: [3, readNotices],
}

function prefixed(who: string, some: Operations): Operations {
  return Object.fromEntries(Object.entries(some).map(([name, each]) => [`${who}: ${name}`, each]))
}

const drawn = Object.entries(all).flatMap(([name, [weight, operation]]) =>
  Array.from({ length: weight }, () => ({ name, operation })),
)

beforeAll(async () => {
  await sql`update programs set supplements = '[{"type":"transport","cap":"1000.00"},{"type":"tools","cap":"600.00"}]'`.execute(
    server.db,
  )
  const { rows } = await sql<{ id: string }>`
    select distinct employer_id as id from placements l where status in ('active', 'ended') and not exists (
      select 1 from bank_accounts b where b.employer_id = l.employer_id and b.status in ('verified', 'proposed'))`.execute(
    server.db,
  )
  for (const { id } of rows) await verifiedAccount(id)
}, 60_000)

/** A day that is new ends the sessions of the one before. */
async function peopleOf(random: Random): Promise<Turn> {
  const callers = await Promise.all(people.map(async (name) => [name, await server.as(name)]))
  return { random, ...(Object.fromEntries(callers) as Record<(typeof people)[number], Caller>) }
}

const verified = async () =>
  (
    await Promise.all(
      [
        verifyApplications,
        verifyEmployers,
        verifyParticipants,
        verifyPayments,
        verifyOverpayments,
        verifySupplements,
        verifyRequests,
        verifyMonitoring,
        verifyHolds,
      ].map((verify) => verify(server.db)),
    )
  ).flat()

/** What must have been answered well at least once: a run in which all is refused would prove nothing. */
const named = [
  'employer: claim',
  'employer: submitClaim',
  'employer: requestSupplement',
  'employer: fillInForm',
  'caseOfficer: assess',
  'caseOfficer: returnClaim',
  'caseOfficer: acceptForm',
  'caseOfficer: askForChanges',
  'approver: approve',
  'approver: decline',
  'approver: approveSupplement',
  'approver: approveRequest',
  'finance: addToBatch',
  'finance: releaseBatch',
  'finance: settleBatch',
  'finance: recordOverpayment',
  'finance: receive',
  'readNotices',
]

/** How often an operation was answered well, and how often it was refused. */
type Tally = Map<string, { done: number; refused: number }>

async function operate(turn: Turn, tally: Tally): Promise<string> {
  for (;;) {
    const { name, operation } = turn.random.pick(drawn)
    const answer = await operation(turn)
    if (!answer) continue
    if (answer.status >= 500) throw new Error(`seed ${seed}: ${name} answers ${answer.status}`)
    const sofar = tally.get(name) ?? { done: 0, refused: 0 }
    if (answer.status < 300) sofar.done += 1
    else sofar.refused += 1
    tally.set(name, sofar)
    return `${name} ${answer.status}`
  }
}

it(
  'whatever people do, each number equals the list that it leads to, and kept figures hold',
  { timeout: 1_800_000 },
  async () => {
    const random = new Random(seed)
    const tally: Tally = new Map()
    for (let done = 0; done < operations; done += between) {
      const turn = await peopleOf(random)
      const lately: string[] = []
      for (let at = 0; at < between; at++) lately.push(await operate(turn, tally))
      const found: object[] = []
      for (const who of people) {
        const { wrong, figures } = await differing(turn[who])
        expect(figures).toBeGreaterThan(10)
        if (wrong.length > 0) found.push({ who, wrong })
      }
      const broken = await verified()
      if (found.length > 0 || broken.length > 0)
        expect({ seed, done: done + between, found, broken, lately }).toEqual({ seed })
      await windTo(inDays(1))
    }
    expect(server.system.background.failures).toEqual([])
    const never = named.filter((name) => !tally.get(name)?.done)
    expect({ seed, never }).toEqual({ seed, never: [] })
  },
)
