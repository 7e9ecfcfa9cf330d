import { sql } from 'kysely'
import { cast } from '#seeds/cast.ts'
import { describe, expect, it } from 'vitest'
import type { BulkRun } from '#kit/contract/bulk.ts'
import type { ApplicationRow } from '../contract/applications.endpoints.ts'
import { submitBothHalves } from '#modules/intake/server/intake.test-journey.ts'
import { server, admin, amina, read, step, withPeople } from './applications.test-people.ts'
import { ownId } from '#apps/server/test-server.ts'

withPeople()

interface Rows {
  data: ApplicationRow[]
  meta: { total: number; after?: string; totalIsExact?: false }
}

describe('the list of applications', () => {
  it('has three stages, each with an exact total that equals the badge', async () => {
    const badges = (await admin.get<Record<string, number>>('/badge-counts')).body
    for (const stage of ['pending', 'approved', 'rejected']) {
      const { body } = await admin.get<Rows>(`/applications?stage=${stage}`)
      const [{ count } = { count: 0 }] = await server.db
        .selectFrom('applications')
        .select((make) => make.fn.countAll<number>().as('count'))
        .where('stage', '=', stage)
        .execute()
      const badge = badges[`applications${stage[0]?.toUpperCase()}${stage.slice(1)}`]
      expect([body.meta.total, badge]).toEqual([count, count])
    }
  })

  it('is refused, stage by stage, to whoever may not see that one', async () => {
    const nina = await server.as('auditor')
    const open = async (path: string) => {
      const { status, body } = await nina.get<Rows>(path)
      return [status, body.code ?? null, body.title ?? null]
    }
    const wanted = [
      '/applications?stage=rejected',
      '/applications/export?stage=rejected&format=csv',
    ]
    for (const path of wanted) expect(await open(path)).toEqual([200, null, null])
    await sql`update roles r set rules = (select jsonb_agg(rule) from jsonb_array_elements(r.rules) rule
        where rule::text not like '%Applications Rejected List%')
      from users u where u.role_id = r.id and u.email = ${cast.auditor.email}`.execute(server.db)
    for (const path of wanted)
      expect(await open(path)).toEqual([403, 'forbidden', expect.stringMatching(/\w+ \w+/)])
    expect(await open('/applications?stage=pending')).toEqual([200, null, null])
  })

  it('shows a case officer the own programs alone, in rows, totals, badges and single reads', async () => {
    const codes = new Set<string>()
    let after = ''
    for (;;) {
      const { body } = await amina.get<Rows>(`/applications?stage=pending&perPage=100${after}`)
      for (const row of body.data) codes.add(row.programCode)
      if (!body.meta.after) break
      after = `&after=${body.meta.after}`
    }
    expect([...codes].toSorted()).toEqual(['ATL-WORK', 'STEP-QC', 'YESP'])
    const { body } = await amina.get<Rows>('/applications?stage=pending')
    const badges = await amina.get<Record<string, number>>('/badge-counts')
    expect(badges.body['applicationsPending']).toBe(body.meta.total)
    const other = await server.db
      .selectFrom('applications as a')
      .innerJoin('programs as p', 'p.id', 'a.program_id')
      .select('a.id')
      .where('p.code', '=', 'GREEN')
      .executeTakeFirstOrThrow()
    expect((await amina.get(`/applications/${other.id}`)).status).toBe(404)
  })

  it('finds names without their accents, and references', async () => {
    const { body } = await admin.get<Rows>('/applications?stage=pending&perPage=100')
    const accented = body.data.find(({ participantName }) =>
      /[éèêôîïçâ]/.test(participantName ?? ''),
    )
    const plain =
      accented?.participantName
        ?.normalize('NFD')
        .replace(/[\u0300-\u036f]/g, '')
        .toUpperCase() ?? ''
    const found = await admin.get<Rows>(
      `/applications?stage=pending&search=${encodeURIComponent(plain)}`,
    )
    expect(found.body.data.map(({ id }) => id)).toContain(accented?.id)
    const byReference = await admin.get<Rows>(
      `/applications?stage=pending&search=${accented?.reference}`,
    )
    expect(byReference.body.data).toHaveLength(1)
  })

  it('filters by nobody, dates and amounts', async () => {
    const unassigned = await admin.get<Rows>(
      '/applications?stage=pending&filter[assigneeId]=none&perPage=100',
    )
    expect([...new Set(unassigned.body.data.map(({ assignee }) => assignee))]).toEqual([null])
    const large = await admin.get<Rows>(
      '/applications?stage=pending&filter[requestedAmount][gte]=8000&perPage=100',
    )
    expect(large.body.data.length).toBeGreaterThan(0)
    const small = large.body.data.filter(
      ({ requestedAmount }) => !(Number(requestedAmount) >= 8000),
    )
    expect(small).toEqual([])
  })

  it('pages to the end by cursor without a gap or a double, under every sort', async () => {
    const { body } = await admin.get<Rows>('/applications?stage=pending')
    for (const sort of [
      '-submittedAt',
      'participantName',
      '-requestedAmount,reference',
      'reviewDueOn',
      'reference',
    ]) {
      const seen: string[] = []
      let after = ''
      do {
        const page = await admin.get<Rows>(
          `/applications?stage=pending&perPage=20&sort=${sort}${after}`,
        )
        seen.push(...page.body.data.map(({ id }) => id))
        after = page.body.meta.after ? `&after=${page.body.meta.after}` : ''
      } while (after)
      expect(new Set(seen).size).toBe(seen.length)
      expect(seen).toHaveLength(body.meta.total)
    }
  })

  it('refuses a cursor that is not ours', async () => {
    expect(await admin.get('/applications?stage=pending&after=abc')).toMatchObject({ status: 422 })
  })
})

describe('assigning', () => {
  it('assigns many, each with its own result, and can be undone', async () => {
    const { body } = await admin.get<Rows>(
      '/applications?stage=pending&filter[status]=submitted&perPage=5',
    )
    const [first, second] = body.data
    const assigneeId = await ownId(amina)
    const answer = await admin.post<BulkRun>('/applications/assignments', {
      ids: [first?.id, second?.id],
      versions: { [first?.id ?? '']: first?.version, [second?.id ?? '']: 99 },
      assigneeId,
    })
    expect(answer.body.results).toMatchObject([
      { name: first?.reference, problem: null, version: (first?.version ?? 0) + 1 },
      { problem: 'stale', reason: 'Someone else changed this in the meantime' },
    ])
    const again = await admin.post<BulkRun>('/applications/assignments', {
      ids: [first?.id],
      versions: { [first?.id ?? '']: first?.version },
      assigneeId: await ownId(admin),
    })
    expect(again.body.results).toMatchObject([
      { problem: 'stale', reason: 'You changed this elsewhere in the meantime' },
    ])
    const undone = await admin.post<BulkRun>(`/bulk-runs/${answer.body.id}/reversal`)
    expect(undone.body.results).toMatchObject([{ id: first?.id, problem: null }])
    expect(await read(admin, first?.id ?? '')).toMatchObject({
      status: 'submitted',
      assignee: null,
    })
  })

  it('lets a case officer take an application, but not give it to a colleague', async () => {
    const id = await submitBothHalves(server)
    const colleague = await server.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'noemie.poirier@example.org')
      .executeTakeFirstOrThrow()
    expect((await step(amina, id, 'assignment', { assigneeId: colleague.id })).status).toBe(403)
    expect(
      (await step(amina, id, 'assignment', { assigneeId: await ownId(amina) })).body.status,
    ).toBe('inReview')
  })
})

describe('what an applicant sees', () => {
  it('is the own application without the checks’ details or the participant’s answers', async () => {
    const employer = await server.as('employer')
    const { body } = await employer.get<Rows>('/applications?stage=approved')
    expect(body.data.length).toBeGreaterThan(0)
    const record = await read(employer, body.data[0]?.id ?? '')
    expect(record.participant).toBeNull()
    expect(record.checkpointOne.items).toEqual([])
    const foreign = await server.db
      .selectFrom('applications')
      .select('id')
      .where('employer_id', '!=', record.employer.id)
      .executeTakeFirstOrThrow()
    expect((await employer.get(`/applications/${foreign.id}`)).status).toBe(404)
    expect((await employer.get(`/applications/${record.id}/history`)).status).toBe(404)
  })
})
