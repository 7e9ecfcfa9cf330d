import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { ApplicationRecord } from '../contract/applications.endpoints.ts'
import {
  admin,
  approve,
  luc,
  read,
  recommended,
  server,
  step,
  withPeople,
} from './applications.test-people.ts'

withPeople()

/** Limits of the program, wide enough that nothing but what a test sets is in the way. */
const wide = {
  max_amount_per_employer: '999999.00',
  max_active_per_employer: 1000,
  max_yearly_per_employer: 1000,
  budget_total: '90000000.00',
}

let ids: string[]
let programId: string

/** Twenty applications of one employer, each recommended. */
beforeAll(async () => {
  ids = []
  for (let at = 0; at < 20; at++) ids.push(await recommended())
  const first = await read(admin, ids[0] ?? '')
  programId = first.program.id
  await server.db
    .updateTable('applications')
    .set({ employer_id: first.employer.id })
    .where('id', 'in', ids)
    .execute()
}, 120_000)

const limit = (to: Partial<typeof wide>) =>
  server.db
    .updateTable('programs')
    .set({ ...wide, ...to })
    .where('id', '=', programId)
    .execute()

/** Nothing is approved yet, whatever a test before did. */
async function startOver() {
  await sql`delete from placements where application_id = any(${ids})`.execute(server.db)
  await sql`delete from application_versions where kind = 'approval' and application_id = any(${ids})`.execute(
    server.db,
  )
  await sql`update applications set status = 'recommendedApprove', decided_by = null, decided_at = null,
    approved_amount = null, approved_funding = null, placement_is_over = false where id = any(${ids})`.execute(
    server.db,
  )
  await sql`update program_budgets b set committed = coalesce((select sum(committed_amount)
    from placements l where l.program_id = b.program_id), 0)`.execute(server.db)
}

async function kept() {
  const { rows } = await sql<{ placements: number; amount: string; committed: string }>`
    select count(*)::int as placements, coalesce(sum(l.committed_amount), 0)::text as amount,
      (select committed from program_budgets where program_id = ${programId}) as committed
    from placements l where l.application_id = any(${ids}) and l.status <> 'cancelled'`.execute(
    server.db,
  )
  return rows[0]!
}

/** All twenty at the same moment, each with the amount that its approver sees. */
async function approveAllAtOnce() {
  const seen = await Promise.all(ids.map((id) => read(luc, id)))
  return Promise.all(
    seen.map(({ id, version, funding }) =>
      luc.post<ApplicationRecord>(
        `/applications/${id}/approval`,
        { expectedAmount: funding.total },
        { version },
      ),
    ),
  )
}

const codesOf = (answers: { status: number; body: { code?: string } }[]) => [
  ...new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.code)),
]

describe('twenty approvals at the same moment', () => {
  it('never pass the employer’s amount of the fiscal year', async () => {
    await startOver()
    await limit({ max_amount_per_employer: '9000.00' })
    const answers = await approveAllAtOnce()
    expect(codesOf(answers)).toEqual(['amountChanged'])
    expect(Number((await kept()).amount)).toBeLessThanOrEqual(9000)
    // Who looks again sees what is left, and may approve that.
    for (const [at, { status }] of answers.entries())
      if (status !== 200) await approve(luc, ids[at] ?? '')
    expect((await kept()).amount).toBe('9000.00')
    const refused = answers.findLastIndex(({ status }) => status !== 200)
    expect(await approve(luc, ids[refused] ?? '')).toMatchObject({
      status: 409,
      body: { code: 'nothingLeft' },
    })
  })

  it.each([
    ['max_active_per_employer', 'employerActiveMaximum'],
    ['max_yearly_per_employer', 'employerYearlyMaximum'],
  ])('never pass %s', async (column, code) => {
    await startOver()
    await limit({ [column]: 3 })
    const answers = await approveAllAtOnce()
    expect(codesOf(answers)).toEqual([code])
    expect((await kept()).placements).toBe(3)
  })

  it('never pass the budget, and what is committed is what the placements have', async () => {
    await startOver()
    const before = Number((await kept()).committed)
    const { funding } = await read(luc, ids[0] ?? '')
    const room = Number(funding.total) * 3.5
    await limit({ budget_total: (before + room).toFixed(2) })
    const answers = await approveAllAtOnce()
    expect(codesOf(answers)).toEqual(['budgetExceeded'])
    const { placements, amount, committed } = await kept()
    expect(placements).toBe(3)
    expect(Number(committed)).toBeCloseTo(before + Number(amount), 2)
  })
})

describe('the amount that an approver saw', () => {
  it('is refused when it is another by now, with both amounts in both languages', async () => {
    await startOver()
    await limit({})
    const [id = ''] = ids
    const { funding } = await read(luc, id)
    await limit({ max_amount_per_employer: '1234.50' })
    const refused = await step(luc, id, 'approval', { expectedAmount: funding.total })
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'amountChanged', expectedAmount: funding.total, funding: { total: '1234.50' } },
    })
    const { title } = refused.body as unknown as { title: string }
    expect(title).toContain('1,234.50')
    expect(title).toContain(Number(funding.total).toLocaleString('en-CA'))
    expect(await kept()).toMatchObject({ placements: 0 })
    expect((await read(luc, id)).status).toBe('recommendedApprove')
    const after = await approve(luc, id)
    expect(after.body).toMatchObject({ status: 'approved', approvedAmount: '1234.50' })
  })

  it('belongs to every approval', async () => {
    await startOver()
    const answer = await step(luc, ids[1] ?? '', 'approval', {})
    expect([answer.status, answer.body.errors?.['expectedAmount']?.[0]?.code]).toEqual([
      422,
      'required',
    ])
  })
})

describe('placements that are over', () => {
  it('leave their place to others, and their money counts on unless they are cancelled', async () => {
    await startOver()
    await limit({ max_active_per_employer: 1 })
    const [one = '', two = '', three = ''] = ids
    await approve(luc, one)
    expect((await read(luc, two)).can['approve']).toEqual({ reason: 'employerActiveMaximum' })
    await setPlacement(one, 'ended')
    expect((await approve(luc, two)).status).toBe(200)
    await setPlacement(two, 'cancelled')
    await limit({ max_yearly_per_employer: 2 })
    expect((await approve(luc, three)).status).toBe(200)
    expect((await read(luc, ids[3] ?? '')).can['approve']).toEqual({
      reason: 'employerYearlyMaximum',
    })
  })

  it('no longer keep their person from applying again', async () => {
    await startOver()
    await limit({})
    const [one = '', two = ''] = ids
    await approve(luc, one)
    const person = await personOf(one)
    const applyAgain = () =>
      server.db
        .updateTable('applications')
        .set({ participant_id: person })
        .where('id', '=', two)
        .execute()
    await expect(applyAgain()).rejects.toThrow('applications_one_open_per_person')
    await setPlacement(one, 'completed')
    await applyAgain()
    expect((await read(luc, two)).status).toBe('recommendedApprove')
  })

  const setPlacement = (applicationId: string, status: string) =>
    server.db
      .updateTable('placements')
      .set({
        status,
        ...(status === 'cancelled' && {
          cancelled_on: '2026-11-01',
          cancel_side: 'program',
          cancel_reason: 'other',
        }),
      })
      .where('application_id', '=', applicationId)
      .execute()

  const personOf = async (id: string) => {
    const row = await server.db
      .selectFrom('applications')
      .select('participant_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return row.participant_id
  }
})
