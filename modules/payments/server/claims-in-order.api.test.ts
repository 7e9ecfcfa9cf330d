import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { codeOf } from '#apps/server/test-answers.ts'
import { untilWaiting } from '#apps/server/test-locks.ts'
import type { Caller } from '#apps/server/test-server.ts'
import type { BulkRun } from '#kit/contract/bulk.ts'
import { server } from '#modules/applications/server/applications.test-people.ts'
import { withPeople } from '#modules/placements/server/placements.test-people.ts'
import { act as actOn, working } from '#modules/supplements/server/supplements.test-people.ts'
import { enter, entered, notePaid, simonBeaulieu } from './participant-claims.test-people.ts'
import * as wages from './payments.test-people.ts'
import { claimed, drafted, whole, withPass } from './supplement-claims.test-people.ts'

const { act, approve, assess, readPayment, submit } = wages

withPeople()

let placementId: string
/** Paid to the employer. */
let pass: string
let rachel: Caller
let amina: Caller
let luc: Caller
let priya: Caller

beforeAll(async () => {
  ;({ placementId } = await working())
}, 60_000)
beforeEach(async () => {
  pass = await withPass(placementId)
  rachel = await server.as('employer')
  amina = await server.as('caseOfficer')
  luc = await server.as('approver')
  priya = await server.as('finance')
})

/** What is done while somebody else holds the supplement: whether it waits, holding the claim already or not. */
async function whileHeld<T>(pass: string, id: string, begin: () => Promise<T>) {
  let late: Promise<T> | undefined
  const seen = await server.db.transaction().execute(async (db) => {
    await sql`select 1 from supplements where id = ${pass} for no key update`.execute(db)
    late = begin()
    const waits = await untilWaiting(server).then(
      () => true,
      () => false,
    )
    const { rows } =
      await sql`select 1 from payments where id = ${id} for update skip locked`.execute(server.db)
    return { waits, claimIsFree: rows.length === 1 }
  })
  return { seen, answer: await late! }
}
const inOrder = { waits: true, claimIsFree: true }

describe('a claim of a supplement is held after the supplement, so that two never wait for each other', () => {
  it('by whoever sends, assesses, returns, approves or changes what an employer claims', async () => {
    const { id } = await drafted(rachel, pass)
    const change = async () => {
      const { version } = await readPayment(rachel, id)
      return rachel.patch<object>(
        `/payments/${id}/supplement-claim`,
        { spentOn: 'A pass' },
        { version },
      )
    }
    for (const begin of [
      change,
      () => submit(rachel, id),
      () => act(amina, id, 'return', { changes: 'The receipt' }),
      () => submit(rachel, id),
      () => assess(amina, id, whole),
      () => approve(luc, id, whole),
    ]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const { seen, answer } = await whileHeld(pass, id, begin)
      expect([seen, answer.status]).toEqual([inOrder, 200])
    }
  })

  it('by whoever approves many together', async () => {
    const id = await claimed(rachel, pass)
    await assess(amina, id, whole)
    const { seen, answer } = await whileHeld(pass, id, () =>
      luc.post<BulkRun>('/payments/approvals', { ids: [id] }),
    )
    expect([seen, answer.body.done]).toEqual([inOrder, 1])
  })

  it('by staff who enter what a participant spent, and note it as paid', async () => {
    pass = await withPass(placementId, { payee: 'participant' })
    const { id } = await drafted(amina, pass)
    const sent = await whileHeld(pass, id, () => enter(amina, id))
    expect([sent.seen, sent.answer.status]).toEqual([inOrder, 200])
    await assess(await simonBeaulieu(), id, whole)
    await approve(luc, id, whole)
    const paid = await whileHeld(pass, id, () => notePaid(priya, id))
    expect([paid.seen, paid.answer.status]).toEqual([inOrder, 200])
  })

  it('and is noted as paid once by fifty at once, and that is taken back once', async () => {
    pass = await withPass(placementId, { payee: 'participant' })
    const id = await entered(pass)
    await assess(await simonBeaulieu(), id, whole)
    await approve(luc, id, whole)
    const said = {
      paidOn: '2027-05-03',
      paidHow: 'cheque',
      paidReference: 'Cheque 4711',
      net: '180.00',
    }
    const steps = [
      ['paid', said, 'payments.paid'],
      ['unpaid', { undoReason: 'It was another cheque' }, 'payments.unpaid'],
    ] as const
    for (const [noun, body, letter] of steps) {
      // oxlint-disable-next-line no-await-in-loop -- what is noted first is taken back then
      const { version } = await readPayment(priya, id)
      // oxlint-disable-next-line no-await-in-loop -- as above
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => priya.post(`/payments/${id}/${noun}`, body, { version })),
      )
      const statuses = answers.map(({ status }) => status).toSorted((one, other) => one - other)
      expect([noun, ...statuses]).toEqual([noun, 200, ...Array.from({ length: 49 }, () => 412)])
      // oxlint-disable-next-line no-await-in-loop -- as above
      const { rows } = await sql<{ count: number }>`select count(*)::int as count
        from outbox_messages where record_id = ${id} and template = ${letter}`.execute(server.db)
      expect([noun, rows[0]?.count]).toEqual([noun, 1])
    }
  })
})

type Rule = { action: string; subject: string; scope?: string; fields?: string[] }

/** A role whose rules about payments are others for as long as something is tried. */
async function withRules(
  role: string,
  rules: (own: Rule[]) => Rule[],
  attempt: () => Promise<void>,
) {
  const { rows } = await sql<{
    rules: Rule[]
  }>`select rules from roles where key = ${role}`.execute(server.db)
  const put = (to: Rule[]) =>
    sql`update roles set rules = ${JSON.stringify(to)}::jsonb, version = version + 1
      where key = ${role}`.execute(server.db)
  const before = rows[0]!.rules
  await put(rules(before))
  try {
    await attempt()
  } finally {
    await put(before)
  }
}
const isOf =
  (action: string) =>
  ({ action: of, subject }: Rule) =>
    subject === 'Payments' && of === action
const basic = { subject: 'Payments', fields: ['basic', 'personal'] }

describe('a claim that somebody may look at', () => {
  it('is not changed by those who claim elsewhere alone', async () => {
    const own = await wages.drafted(rachel, placementId)
    const ofPass = await drafted(rachel, pass)
    const create = { ...basic, action: 'create', scope: 'program' }
    await withRules(
      'finance',
      (rules) => [...rules.filter((rule) => !isOf('verify')(rule)), create],
      async () => {
        const elsewhere = await server.as('finance')
        const lines = [wages.twoWeeks()]
        for (const [path, body, version] of [
          [own.id, { lines }, own.version],
          [`${ofPass.id}/supplement-claim`, { spentOn: 'Mine' }, ofPass.version],
        ] as const) {
          // oxlint-disable-next-line no-await-in-loop -- one after the other
          const answer = await elsewhere.patch<object>(`/payments/${path}`, body, { version })
          expect([path, ...codeOf(answer)]).toEqual([path, 403, 'forbidden'])
        }
      },
    )
    expect(await readPayment(rachel, own.id)).toMatchObject({ version: own.version })
  })

  it('is approved among others by those who may export none', async () => {
    const id = await claimed(rachel, pass)
    await assess(amina, id, whole)
    await withRules(
      'approver',
      (rules) => rules.filter((rule) => !isOf('export')(rule)),
      async () => {
        const { status, body } = await (
          await server.as('approver')
        ).post<BulkRun>('/payments/approvals', { matching: { 'filter[status]': 'assessed' } })
        expect([status, body.done]).toEqual([200, 1])
      },
    )
  })
})

describe('a supplement', () => {
  it('is closed and opened again once each by fifty at once', async () => {
    const id = await claimed(rachel, pass)
    await assess(amina, id, whole)
    await approve(luc, id, whole)
    const fifty = async (noun: string, body?: object) => {
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => actOn(luc, pass, noun, body)),
      )
      return answers.filter(({ status }) => status === 200).length
    }
    expect(await fifty('closure', { closeReason: 'Enough' })).toBe(1)
    expect(await fifty('reopening')).toBe(1)
  })
})
