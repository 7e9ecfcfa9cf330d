import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Caller } from '#apps/server/test-server.ts'
import type { ProgramRecord } from '#modules/programs/contract/programs.endpoints.ts'
import type { RegionPart } from '#modules/programs/contract/program-regions.ts'
import type { ApplicationRecord } from '../contract/applications.endpoints.ts'
import {
  admin,
  approve,
  luc,
  read,
  recommended,
  server,
  withPeople,
} from './applications.test-people.ts'
import { verifyApplications } from './verify-applications.ts'

withPeople()

let ids: string[]
let programId: string
/** What each of them comes to. */
let each: number

/** Fifty applications of one employer for work in Ontario, each recommended. */
beforeAll(async () => {
  ids = []
  for (let at = 0; at < 50; at++) ids.push(await recommended())
  const first = await read(admin, ids[0] ?? '')
  programId = first.program.id
  await sql`update applications set employer_id = ${first.employer.id}, region = 'ON' where id = any(${ids})`.execute(
    server.db,
  )
  await sql`update programs set max_amount_per_employer = 999999, max_active_per_employer = 1000,
    max_yearly_per_employer = 1000 where id = ${programId}`.execute(server.db)
  each = Number((await read(luc, ids[0] ?? '')).funding.total)
}, 240_000)

/** Nothing is approved yet, and the budget of 90 million is not divided. */
beforeEach(async () => {
  await sql`delete from program_regions`.execute(server.db)
  await sql`delete from placements where application_id = any(${ids})`.execute(server.db)
  await sql`delete from application_versions where kind = 'approval' and application_id = any(${ids})`.execute(
    server.db,
  )
  await sql`update applications set status = 'recommendedApprove', decided_by = null, decided_at = null, region = 'ON',
    approved_amount = null, approved_funding = null, placement_is_over = false where id = any(${ids})`.execute(
    server.db,
  )
  await sql`update programs set budget_total = 90000000 where id = ${programId}`.execute(server.db)
  await sql`update program_budgets b set committed = s.real from programs p, lateral (select
      coalesce((select sum(committed_of_application(a.id)) from applications a where a.program_id = p.id), 0) as real) s
    where p.id = b.program_id`.execute(server.db)
})

const program = async () => (await admin.get<ProgramRecord>(`/programs/${programId}`)).body

async function divide(regions: readonly RegionPart[], by: Caller = admin) {
  const { version } = await program()
  return by.patch<ProgramRecord>(`/programs/${programId}/regions`, { regions }, { version })
}

const partOf = async (region: string) =>
  (await program()).budget.regions.find((part) => part.region === region)

/** Beside what was committed in Ontario before, room for so many of these. */
async function ontarioFor(count: number) {
  const before = await committedInOntario()
  const amount = (before + each * count).toFixed(2)
  const answer = await divide([{ region: 'ON', amount }])
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  return before
}

async function committedInOntario() {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(committed_of_application(a.id)), 0)::float as sum from applications a
    where a.program_id = ${programId} and a.region = 'ON' and a.approved_amount is not null`.execute(
    server.db,
  )
  return rows[0]?.sum ?? 0
}

const wrongBooks = async () =>
  (await verifyApplications(server.db)).filter((line) => line.startsWith('budget'))

const codeAt = (answer: { body: object }, field: string) =>
  (answer.body as { errors?: Record<string, { code: string; message: string }[]> }).errors?.[
    field
  ]?.[0]

describe('fifty decisions at the same moment', () => {
  it('never pass the part of their region, and what is committed there is what its placements have', async () => {
    const before = await ontarioFor(3.5)
    const seen = await Promise.all(ids.map((id) => read(luc, id)))
    const answers = await Promise.all(
      seen.map(({ id, version, funding }) =>
        luc.post<ApplicationRecord & { code?: string; title?: string }>(
          `/applications/${id}/approval`,
          { expectedAmount: funding.total },
          { version },
        ),
      ),
    )
    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused).toHaveLength(47)
    expect([...new Set(refused.map(({ body }) => body.code))]).toEqual(['regionExceeded'])
    expect(refused.at(-1)?.body.title).toMatch(/budget of Ontario is used up: [\d,]+\.\d\d dollars/)
    expect(Number((await partOf('ON'))?.committed)).toBeCloseTo(before + each * 3, 2)
    expect(await wrongBooks()).toEqual([])
  }, 120_000)

  it('agree with the books while the budget is divided otherwise', async () => {
    const before = await ontarioFor(20)
    const seen = await Promise.all(ids.map((id) => read(luc, id)))
    const amountOf = (count: number) => (before + each * count).toFixed(2)
    const answers = await Promise.all([
      ...seen.map(({ id, version, funding }) =>
        luc.post(`/applications/${id}/approval`, { expectedAmount: funding.total }, { version }),
      ),
      ...[30, 8, 25].map((count) => divide([{ region: 'ON', amount: amountOf(count) }])),
    ])
    for (const { status } of answers) expect([200, 409, 412, 422]).toContain(status)
    expect(await wrongBooks()).toEqual([])
  })

  it('in other regions go on, and draw on what the parts leave', async () => {
    await ontarioFor(0)
    const [one = '', two = ''] = ids
    const { regionLeft } = await read(luc, one)
    expect(regionLeft).toEqual({ name: { en: 'Ontario', fr: 'Ontario' }, left: '0.00' })
    expect(await read(await server.as('employer'), one)).not.toHaveProperty('regionLeft')
    expect((await approve(luc, one)).body).toMatchObject({ code: 'regionExceeded' })
    await sql`update applications set region = 'QC' where id = ${two}`.execute(server.db)
    const before = Number((await partOf('rest'))?.committed)
    expect((await approve(luc, two)).status).toBe(200)
    expect(Number((await partOf('rest'))?.committed)).toBeCloseTo(before + each, 2)
    expect(await wrongBooks()).toEqual([])
  })

  it('are told in French which region it is', async () => {
    await ontarioFor(0)
    const { funding, version } = await read(luc, ids[0] ?? '')
    const answer = await fetch(`${server.address}/api/applications/${ids[0]}/approval`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${luc.token}`,
        'accept-language': 'fr',
        'content-type': 'application/json',
        'if-match': `"${version}"`,
      },
      body: JSON.stringify({ expectedAmount: funding.total }),
    })
    const body = (await answer.json()) as { title: string }
    expect([answer.status, body.title]).toEqual([
      409,
      expect.stringContaining('Budget épuisé pour cette région (Ontario)'),
    ])
  })
})

describe('a budget that is divided among regions', () => {
  it('says of each what it is, what is committed, paid and left; together they are the whole', async () => {
    await ontarioFor(2)
    await approve(luc, ids[0] ?? '')
    const { budget } = await program()
    expect(budget.regions.map(({ region }) => region)).toEqual(['ON', 'rest'])
    const sum = budget.regions.reduce((all, { amount }) => all + Number(amount), 0)
    expect(sum).toBeCloseTo(Number(budget.total), 2)
    const [ontario] = budget.regions
    expect(Number(ontario?.left)).toBeCloseTo(each, 2)
    expect(Number(ontario?.paid)).toBeGreaterThanOrEqual(0)
  })

  it('moves money from one to another in one act, which is on record', async () => {
    const before = await ontarioFor(1)
    await approve(luc, ids[0] ?? '')
    const answer = await divide([
      { region: 'ON', amount: (before + each).toFixed(2) },
      { region: 'QC', amount: '50000000.00' },
    ])
    expect(answer.status).toBe(200)
    const { rows } = await sql<{ actor: string; changes: Record<string, unknown[][]> }>`
      select actor_name as actor, changes from audit_log where action = 'programs.regions'
      order by sequence desc limit 1`.execute(server.db)
    expect(rows[0]?.changes['regions']?.[1]).toEqual([
      { region: 'ON', amount: (before + each).toFixed(2) },
      { region: 'QC', amount: '50000000.00' },
    ])
    expect(await wrongBooks()).toEqual([])
  })

  it('refuses a part below what is committed in it, and says how much that is', async () => {
    const before = await ontarioFor(1)
    await approve(luc, ids[0] ?? '')
    const answer = await divide([{ region: 'ON', amount: (before + each - 1).toFixed(2) }])
    expect(answer.status).toBe(422)
    expect(codeAt(answer, 'regions.0.amount')?.code).toBe('regionBelowCommitted')
    expect((await partOf('ON'))?.amount).toBe((before + each).toFixed(2))
  })

  it('refuses to take a region away, or to call it otherwise, while money is committed in it', async () => {
    await ontarioFor(1)
    await approve(luc, ids[0] ?? '')
    for (const regions of [[], [{ region: 'QC', amount: '10.00' }]] as RegionPart[][]) {
      const answer = await divide(regions)
      expect([answer.status, codeAt(answer, 'regions')?.code]).toEqual([422, 'regionInUse'])
    }
  })

  it('refuses parts that are more than the whole, what others need, or one region twice', async () => {
    const over = await divide([{ region: 'YT', amount: '90000000.01' }])
    expect(codeAt(over, 'regions')).toMatchObject({
      code: 'moreThanBudget',
      message: 'Together the regions are 0.01 above the budget',
    })
    await approve(luc, ids[0] ?? '')
    const needed = await divide([{ region: 'YT', amount: '90000000.00' }])
    expect(codeAt(needed, 'regions')?.code).toBe('restBelowCommitted')
    const twice = await divide([
      { region: 'YT', amount: '1.00' },
      { region: 'YT', amount: '2.00' },
    ])
    expect(codeAt(twice, 'regions.1.region')?.code).toBe('regionTwice')
  })

  it('keeps a whole that its regions need', async () => {
    await divide([{ region: 'YT', amount: '80000000.00' }])
    const { version } = await program()
    const lower = await admin.patch<ProgramRecord>(
      `/programs/${programId}`,
      { budgetTotal: '70000000.00' },
      { version },
    )
    expect([lower.status, codeAt(lower, 'budgetTotal')?.code]).toEqual([422, 'belowRegions'])
    const higher = await admin.patch<ProgramRecord>(
      `/programs/${programId}`,
      { budgetTotal: '95000000.00' },
      { version },
    )
    expect(higher.status).toBe(200)
    expect((await partOf('rest'))?.amount).toBe('15000000.00')
    expect(await wrongBooks()).toEqual([])
  })

  it('is divided by whoever edits programs alone, as they saw it', async () => {
    expect((await divide([{ region: 'YT', amount: '1.00' }], luc)).status).toBe(403)
    const { version } = await program()
    const regions = [{ region: 'YT', amount: '1.00' }]
    await divide(regions as RegionPart[])
    const stale = await admin.patch(
      `/programs/${programId}/regions`,
      { regions: [{ region: 'YT', amount: '2.00' }] },
      { version },
    )
    expect(stale.status).toBe(412)
    expect((await partOf('YT'))?.amount).toBe('1.00')
  })

  it('goes along to a copy, of which nothing is committed', async () => {
    await ontarioFor(2)
    const { regions } = (await program()).budget
    const copy = await admin.post<ProgramRecord>(`/programs/${programId}/copies`, {
      code: 'COPIED',
    })
    const untouched = { committed: '0.00', paid: '0.00' }
    expect(copy.body.budget.regions).toEqual(
      regions.map(({ region, amount }) => ({ region, amount, ...untouched, left: amount })),
    )
  })

  it('that its books do not bear out is told', async () => {
    await ontarioFor(1)
    await sql`update program_regions set committed = committed + 1 where region = 'ON'`.execute(
      server.db,
    )
    await sql`update program_regions set amount = amount - 1 where region = 'rest'`.execute(
      server.db,
    )
    const lines = await wrongBooks()
    expect(lines.some((line) => / in ON: .* committed/.test(line))).toBe(true)
    expect(lines.some((line) => /in its regions/.test(line))).toBe(true)
  })
})

// What follows a cancellation stays, so it comes last.
describe('what a placement gives back', () => {
  it('is of its region again', async () => {
    const before = await ontarioFor(2)
    const [id = ''] = ids
    await approve(luc, id)
    const { placement } = await read(admin, id)
    const { version } = (await admin.get<{ version: number }>(`/placements/${placement?.id}`)).body
    const cancelled = await admin.post(
      `/placements/${placement?.id}/cancellation`,
      { cancelSide: 'employer', cancelReason: 'positionGone' },
      { version },
    )
    expect(cancelled.status).toBe(200)
    expect(Number((await partOf('ON'))?.committed)).toBeCloseTo(before, 2)
    expect(await wrongBooks()).toEqual([])
  })
})
