import { setTimeout as sleep } from 'node:timers/promises'
import { sql, type Transaction } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { codeOf } from '#apps/server/test-answers.ts'
import type { Caller } from '#apps/server/test-server.ts'
import type { Database } from '#database/types.generated.ts'
import { server } from '#modules/applications/server/applications.test-people.ts'
import { liftAll, sidesOf } from '#modules/holds/server/holds.test-people.ts'
import { withPeople } from '#modules/placements/server/placements.test-people.ts'
import { readPayment, working } from '#modules/payments/server/payments.test-people.ts'
import {
  act,
  add,
  approved,
  batchOf,
  fileOf,
  listed,
  readBatch,
  release,
  statesOf,
  verifiedAccount,
  withoutPayments,
} from './payment-batches.test-people.ts'

withPeople()

let placementId: string
let sides: Awaited<ReturnType<typeof sidesOf>>
let priya: Caller

beforeAll(async () => {
  const made = await working()
  placementId = made.placementId
  sides = await sidesOf(made.applicationId)
}, 60_000)
beforeEach(async () => {
  await liftAll()
  await withoutPayments()
  await verifiedAccount(sides.employerId)
  priya = await server.as('finance')
})

interface Under {
  change: (trx: Transaction<Database>) => Promise<unknown>
  /** What the other change does after it was asked. */
  after?: (trx: Transaction<Database>) => Promise<unknown>
}

/** What is asked while another change is under way, and waits until that has ended. */
async function during<T>({ change, after }: Under, ask: () => T) {
  return server.db.transaction().execute(async (trx) => {
    await change(trx)
    const answer = ask()
    await sleep(700)
    await after?.(trx)
    return { answer }
  })
}

const releasedIn = (trx: Transaction<Database>, id: string) =>
  sql`update payment_batches set status = 'released', pay_on = '2027-05-04', released_on = '2027-05-03',
      released_by = created_by, release_number = 1, file_kind = 'csv', file = 'x' where id = ${id}`.execute(
    trx,
  )

describe('what another change is about to decide is waited for', () => {
  it('where payments are added to a batch that is being released', async () => {
    const ids = [await approved(placementId), await approved(placementId, 1)]
    const batch = await batchOf(priya, [ids[0]!])
    const { answer } = await during({ change: (trx) => releasedIn(trx, batch.id) }, () =>
      add(priya, [ids[1]!], batch.id),
    )
    expect(codeOf(await answer)).toEqual([409, 'batchNotOpen'])
    expect(await statesOf(priya, [ids[1]!])).toEqual(['approved'])
  })

  it('where a batch is released whose employer is being put on hold', async () => {
    const batch = await batchOf(priya, [await approved(placementId)])
    const change = async (trx: Transaction<Database>) => {
      await sql`select 1 from employers where id = ${sides.employerId} for update`.execute(trx)
      await sql`insert into holds (kind, employer_id, reason, message, effects, starts_on, has_begun, name, placed_by)
        select 'payment', ${sides.employerId}, 'owing', 'Call us', '{payment}', organisation_today(), true,
          'northlight', id from users where email = 'finance@example.org'`.execute(trx)
    }
    const { answer } = await during({ change }, () => release(priya, batch))
    expect(codeOf(await answer)).toEqual([409, 'notReady'])
  })

  it('where a payment is removed from a batch that is being released', async () => {
    const id = await approved(placementId)
    const batch = await batchOf(priya, [id])
    const { version } = await readPayment(priya, id)
    const { answer } = await during(
      {
        change: (trx) =>
          sql`select 1 from payment_batches where id = ${batch.id} for update`.execute(trx),
        async after(trx) {
          await sql`select 1 from payments where id = ${id} for update nowait`.execute(trx)
          await releasedIn(trx, batch.id)
          await sql`update payments set status = 'sent', sent_on = '2027-05-03', version = version + 1
            where id = ${id}`.execute(trx)
        },
      },
      () => priya.post<object>(`/payments/${id}/removal`, undefined, { version }),
    )
    expect((await answer).status).toBe(412)
    expect((await readBatch(priya, batch.id)).payments).toBe(1)
  })

  it('where two batches are released, whose files have numbers one after the other', async () => {
    const batches = [
      await batchOf(priya, [await approved(placementId)]),
      await batchOf(priya, [await approved(placementId, 1)]),
      await batchOf(priya, [await approved(placementId, 2)]),
    ]
    const answers = await Promise.all(batches.map((batch) => release(priya, batch)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(answers.map(({ body }) => body.fileNumber).toSorted()).toEqual([1, 2, 3])
  })
})

describe('a batch keeps what came back of it', () => {
  it('though the payment is removed from another batch, and comes back of a third one', async () => {
    const id = await approved(placementId)
    const { body: sent } = await release(priya, await batchOf(priya, [id]))
    const step = async (noun: string, body?: object) => {
      const { version } = await readPayment(priya, id)
      return (await priya.post(`/payments/${id}/${noun}`, body, { version })).status
    }
    expect(await step('result', { failureReason: 'accountClosed' })).toBe(200)
    expect(await step('retry')).toBe(200)
    const next = await batchOf(priya, [id])
    expect(await step('removal')).toBe(200)
    expect((await readBatch(priya, next.id)).entries).toEqual([])
    await release(priya, await batchOf(priya, [id]))
    expect(await step('result', { failureReason: 'nameDiffers' })).toBe(200)
    expect((await readBatch(priya, sent.id)).entries).toMatchObject([
      { paymentId: id, status: 'failed', failureReason: 'accountClosed', accountEnd: '567' },
    ])
  })
})

describe('a claim past the day on which the work ended', () => {
  const endedOn = (day: string | null) =>
    sql`update placements set last_worked_on = ${day}, end_side = ${day && 'employer'},
      end_recorded_at = case when ${day}::date is not null then clock_now() end
      where id = ${placementId}`.execute(server.db)

  it('is added to no batch, and stops the one that it is in, however long was planned', async () => {
    const id = await approved(placementId)
    await endedOn('2027-02-20')
    try {
      const { body } = await add(priya, [id])
      expect(body.results.map(({ problem }) => problem)).toEqual(['pastLastDay'])
      await endedOn(null)
      const batch = await batchOf(priya, [id])
      await endedOn('2027-02-20')
      expect(codeOf(await release(priya, batch))).toEqual([409, 'notReady'])
    } finally {
      await endedOn(null)
    }
  })
})

describe('who pays in some programs alone', () => {
  const rulesOf = (pay: string) =>
    sql`update roles set rules = (select jsonb_agg(case when rule->>'subject' = 'Payments' and rule->>'action' = 'pay'
        then ${pay}::jsonb else rule end) from jsonb_array_elements(rules) rule)
      where id = (select role_id from users where email = 'finance@example.org')`.execute(server.db)
  const pay = { action: 'pay', subject: 'Payments' }

  it('pays by no batch: it holds payments of any program', async () => {
    const ids = [await approved(placementId), await approved(placementId, 1)]
    const open = await batchOf(priya, [ids[0]!])
    const { body: sent } = await release(priya, await batchOf(priya, [ids[1]!]))
    await sql`insert into user_programs (user_id, program_id)
      select id, ${sides.programId} from users where email = 'finance@example.org'
      on conflict do nothing`.execute(server.db)
    await rulesOf(JSON.stringify({ ...pay, scope: 'program' }))
    try {
      const nia = await server.as('finance')
      expect(await readBatch(nia, open.id)).toMatchObject({ mayRemove: false, can: {} })
      expect(await readBatch(nia, sent.id)).toMatchObject({ mayDownload: false, can: {} })
      expect((await nia.post('/payment-batches')).status).toBe(403)
      expect((await add(nia, [ids[0]!])).status).toBe(403)
      expect((await add(nia, [ids[0]!], open.id)).status).toBe(403)
      expect((await release(nia, open)).status).toBe(403)
      expect((await act(nia, open, 'cancellation')).status).toBe(403)
      expect((await act(nia, sent, 'result', { paidOn: '2027-05-03' })).status).toBe(403)
      expect((await fileOf(nia, sent.id)).status).toBe(403)
      expect(await listed(nia)).toHaveLength(2)
    } finally {
      await rulesOf(JSON.stringify(pay))
    }
  })
})

describe('who sees batches without what is protected', () => {
  it('sees neither whom a payment is about nor where it goes', async () => {
    const batch = await batchOf(priya, [await approved(placementId)])
    const fieldsOf = (fields: string) =>
      sql`update roles set rules = (select jsonb_agg(case when rule->>'subject' = 'Payment Batches'
          then jsonb_set(rule, '{fields}', ${fields}::jsonb) else rule end) from jsonb_array_elements(rules) rule)
        where id = (select role_id from users where email = 'finance@example.org')`.execute(
        server.db,
      )
    await fieldsOf('["basic"]')
    try {
      const { entries } = await readBatch(await server.as('finance'), batch.id)
      expect(entries).toMatchObject([{ amount: '840.00', name: null, accountEnd: null }])
    } finally {
      await fieldsOf('["basic", "personal", "bank"]')
    }
  })
})

describe('the four eyes of a release', () => {
  it.each([
    ['assessed it before it was returned', sql`assessors = assessors || u.id`],
    [
      'gave the first of two approvals',
      sql`first_approved_by = u.id, first_approved_on = approved_on`,
    ],
  ])('are not those of a person who %s', async (_, judged) => {
    const id = await approved(placementId)
    const batch = await batchOf(priya, [id])
    await sql`update payments set ${judged} from users u
      where u.email = 'finance@example.org' and payments.id = ${id}`.execute(server.db)
    expect(codeOf(await release(priya, batch))).toEqual([409, 'fourEyes'])
    expect((await readBatch(priya, batch.id)).can['release']).toEqual({ reason: 'fourEyes' })
  })
})
