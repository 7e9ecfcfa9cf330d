import { sql, type Kysely, type RawBuilder } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { codeOf } from '#apps/server/test-answers.ts'
import { afterWaiting } from '#apps/server/test-locks.ts'
import type { Caller } from '#apps/server/test-server.ts'
import type { Database } from '#database/types.generated.ts'
import { server } from '#modules/applications/server/applications.test-people.ts'
import { liftAll, sidesOf } from '#modules/holds/server/holds.test-people.ts'
import { withPeople } from '#modules/placements/server/placements.test-people.ts'
import { approve, assess, claimed, startAfresh, working } from './payments.test-people.ts'

withPeople()

let placementId: string
let sides: Awaited<ReturnType<typeof sidesOf>>
let applicationId: string
let id: string
let luc: Caller
let amina: Caller
beforeAll(async () => {
  ;({ placementId, applicationId } = await working())
  sides = await sidesOf(applicationId)
}, 60_000)
beforeEach(async () => {
  await startAfresh()
  luc = await server.as('approver')
  amina = await server.as('caseOfficer')
  id = await claimed(await server.as('employer'), placementId)
})

const hold = (kind: 'employer' | 'participant') =>
  sql`insert into holds (kind, ${sql.ref(`${kind}_id`)}, reason, message, effects, starts_on, has_begun, name)
    values (${kind}, ${sides[`${kind}Id`]}, 'records', 'The records are asked for', '{payment}', '2027-05-01', true, 'x')`
const placement = (change: RawBuilder<unknown>) =>
  sql`update placements set ${change} where id = ${placementId}`
const row = (table: string, of: string) => sql`select 1 from ${sql.table(table)} where
  ${sql.ref(table === 'program_budgets' ? 'program_id' : 'id')} = ${of} for no key update`

/** What somebody else is in the middle of, under which lock; and what it makes of a claim that is decided then. */
const changes = () => [
  {
    lock: row('program_budgets', sides.programId),
    change: placement(sql`committed_amount = 100`),
    told: [422, 'invalidInput'],
  },
  {
    lock: row('applications', applicationId),
    change: placement(sql`planned_end_on = '2027-02-09'`),
    told: [409, 'pastLastDay'],
  },
  {
    lock: row('employers', sides.employerId),
    change: hold('employer'),
    told: [409, 'paymentHeld'],
  },
  {
    lock: row('participants', sides.participantId),
    change: hold('participant'),
    told: [409, 'paymentHeld'],
  },
]

describe('a claim is decided by what holds at that moment', () => {
  it.each([
    [0, 'less is set aside'],
    [1, 'the placement ends before'],
    [2, 'the employer is held'],
    [3, 'the participant is held'],
  ])('and not by what was before (%i: %s)', async (at) => {
    await assess(amina, id)
    const { lock, change, told } = changes()[at]!
    const { rows } = await sql<{ committed: string; endsOn: string }>`
      select committed_amount as committed, planned_end_on as "endsOn" from placements where id = ${placementId}`.execute(
      server.db,
    )
    const [was] = rows
    let isFree = false
    const meanwhile = async (db: Kysely<Database>) => {
      // In one order: the claim itself is held last.
      const found =
        await sql`select 1 from payments where id = ${id} for update skip locked`.execute(server.db)
      isFree = found.rows.length === 1
      await change.execute(db)
    }
    try {
      const answer = await afterWaiting(server, { lock, meanwhile }, () => approve(luc, id))
      expect([isFree, ...codeOf(answer)]).toEqual([true, ...told])
    } finally {
      await liftAll()
      await placement(
        sql`committed_amount = ${was?.committed}, planned_end_on = ${was?.endsOn}`,
      ).execute(server.db)
    }
    expect((await approve(luc, id)).status).toBe(200)
  })
})
