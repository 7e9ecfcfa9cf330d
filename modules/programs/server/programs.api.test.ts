import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { HistoryEntry } from '#kit/contract/history.ts'
import { auditRows } from '../../../checks/kit-at-work/audit.test-rows.ts'
import type { OpenProgram } from '../contract/open-programs.endpoints.ts'
import type { ProgramRecord } from '../contract/programs.endpoints.ts'
import {
  type Rows,
  server,
  admin,
  officer,
  newProgram,
  withPeople,
} from './programs.test-people.ts'
import { winterWork } from './programs.test-world.ts'

withPeople()

describe('a program', () => {
  it('is added as a draft with an empty budget, once per key', async () => {
    const headers = { 'idempotency-key': 'winter-1' }
    const body = { ...winterWork, code: 'ONCE' }
    const [first, second] = await Promise.all([
      admin.post<ProgramRecord>('/programs', body, { headers }),
      admin.post<ProgramRecord>('/programs', body, { headers }),
    ])
    expect([first.status, second.status]).toEqual([201, 201])
    expect(second.body.id).toBe(first.body.id)
    expect(first.body).toMatchObject({
      status: 'draft',
      version: 1,
      budget: { total: '100000.00', committed: '0.00' },
    })
    const other = await admin.post('/programs', { ...body, code: 'OTHER' }, { headers })
    expect(other).toMatchObject({ status: 422, body: { code: 'keyReused' } })
  })

  it('says at each field what is wrong, in the reader’s language', async () => {
    const answer = await admin.post(
      '/programs',
      {
        ...winterWork,
        code: 'x',
        budgetTotal: 'much',
        name: { en: 'Only English' },
        colour: 'red',
      },
      { headers: { 'accept-language': 'fr-CA' } },
    )
    expect(answer.status).toBe(422)
    expect(answer.body.errors?.['code']?.[0]?.code).toBe('programCode')
    expect(answer.body.errors?.['name.fr']?.[0]).toEqual({
      code: 'required',
      message: 'Remplissez « Nom »',
    })
    expect(answer.body.errors?.['budgetTotal']?.[0]?.code).toBe('decimal')
    expect(answer.body.errors?.['colour']?.[0]?.code).toBe('unknown')
  })

  it('refuses figures that contradict one another', async () => {
    const answer = await admin.post('/programs', {
      ...winterWork,
      code: 'ODD',
      placementMaxWeeks: 4,
      combinedCap: '10000.00',
      paymentPlan: [{ trigger: 'end', percent: '90' }],
      rateSchedule: [{ fromWeek: 2, toWeek: 26, percent: '50', weeklyCap: '500.00' }],
    })
    expect(Object.keys(answer.body.errors ?? {}).toSorted()).toEqual([
      'maxWagePerParticipant',
      'paymentPlan',
      'placementMaxWeeks',
      'rateSchedule.0.fromWeek',
    ])
  })

  it('has a code of its own', async () => {
    await newProgram('TWICE')
    const answer = await admin.post('/programs', { ...winterWork, code: 'twice' })
    expect(answer.body.errors?.['code']?.[0]?.code).toBe('taken')
  })

  it('is edited only at the version that was seen', async () => {
    const { id, version } = await newProgram('EDIT')
    const without = await admin.patch(`/programs/${id}`, { funder: 'A' })
    expect(without).toMatchObject({ status: 428, body: { code: 'versionRequired' } })
    const edited = await admin.patch<ProgramRecord>(
      `/programs/${id}`,
      { funder: 'New funder' },
      { version },
    )
    expect(edited.body).toMatchObject({ funder: 'New funder', version: 2 })
    expect(edited.headers.get('etag')).toBe('"2"')
    const stale = await admin.patch<{ current: ProgramRecord; changedBy: string }>(
      `/programs/${id}`,
      { funder: 'Too late' },
      { version },
    )
    expect(stale.status).toBe(412)
    const unchanged = await admin.patch(`/programs/${id}`, { funder: 'New funder' }, { version })
    expect(unchanged.status).toBe(412)
    expect(stale.body).toMatchObject({
      current: { funder: 'New funder' },
      changedBy: 'Margaret Chen',
    })
  })

  it('is not edited into figures that contradict one another, nor under the code of another', async () => {
    const program = await newProgram('HALVES')
    await newProgram('THEIRS')
    const edit = async (part: object) => {
      const { status, body } = await admin.patch(`/programs/${program.id}`, part, program)
      return [status, ...Object.entries(body.errors ?? {}).map(([at, [one]]) => [at, one?.code])]
    }
    expect(await edit({ intakeClosesOn: '2019-12-31' })).toEqual([
      422,
      ['intakeClosesOn', 'afterOpening'],
    ])
    expect(await edit({ code: 'THEIRS' })).toEqual([422, ['code', 'taken']])
    expect(await edit({ code: 'HALVES', funder: 'Another' })).toEqual([200])
  })

  it('keeps exactly one of a hundred edits of the same version', async () => {
    const { id, version } = await newProgram('RACE')
    const edits = Array.from({ length: 100 }, (_, at) =>
      admin.patch(`/programs/${id}`, { funder: `Funder ${at}` }, { version }),
    )
    const statuses = (await Promise.all(edits)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 412)).toHaveLength(99)
  })

  it('cannot have a budget below what is committed', async () => {
    const { body } = await admin.get<Rows>('/programs?filter[status]=open&perPage=5')
    const busy = body.data.find(({ committed }) => Number(committed) > 0)
    expect(Number(busy?.committed)).toBeGreaterThan(1)
    const { body: record } = await admin.get<ProgramRecord>(`/programs/${busy?.id}`)
    const answer = await admin.patch(
      `/programs/${record.id}`,
      { budgetTotal: '1.00' },
      { version: record.version },
    )
    expect(answer.body.errors?.['budgetTotal']?.[0]?.code).toBe('belowCommitted')
  })

  it('can be edited otherwise where more is committed than there is', async () => {
    const { id, version } = await newProgram('BEYOND')
    await sql`update program_budgets set committed = 100000.50 where program_id = ${id}`.execute(
      server.db,
    )
    const named = { name: { en: 'Beyond the budget', fr: 'Au-delà du budget' } }
    const { status, body } = await admin.patch<ProgramRecord>(`/programs/${id}`, named, { version })
    expect([status, body.budget.left]).toEqual([200, '-0.50'])
  })

  it('tells its history with who and what', async () => {
    const { id, version } = await newProgram('HISTORY')
    await admin.patch(`/programs/${id}`, { funder: 'Another' }, { version })
    const { body } = await admin.get<{ data: HistoryEntry[] }>(`/programs/${id}/history`)
    expect(body.data.map(({ action }) => action)).toEqual(['programs.edited', 'programs.added'])
    expect(body.data[0]).toMatchObject({
      actorName: 'Margaret Chen',
      changes: { funder: ['Department of Seasons', 'Another'] },
    })
    expect(await auditRows(server.db, { entityId: id })).toMatchObject([
      { action: 'programs.added', entity: 'program', actor: 'Margaret Chen' },
      { action: 'programs.edited', entity: 'program', actor: 'Margaret Chen' },
    ])
  })

  it('is unknown under a foreign id and under nonsense', async () => {
    const foreign = await admin.get('/programs/019a0000-0000-7000-8000-000000000000')
    const nonsense = await admin.get('/programs/nonsense')
    expect([foreign.status, nonsense.status]).toEqual([404, 404])
  })
})

describe('the life of a program', () => {
  it('runs from draft through open, paused and closed to archived', async () => {
    const { id } = await newProgram('LIFE')
    let version = 1
    for (const [noun, status] of [
      ['opening', 'open'],
      ['pause', 'paused'],
      ['closure', 'closed'],
      ['archiving', 'archived'],
    ]) {
      const { status: code, body } = await admin.post<ProgramRecord>(
        `/programs/${id}/${noun}`,
        undefined,
        { version },
      )
      expect([code, body.status]).toEqual([200, status])
      version = body.version
    }
    const again = await admin.post(`/programs/${id}/opening`, undefined, { version })
    expect(again).toMatchObject({ status: 409, body: { code: 'wrongState' } })
  })

  it('does not open once its last day has passed, and says so beforehand', async () => {
    const { body } = await admin.post<ProgramRecord>('/programs', {
      ...winterWork,
      code: 'OVER',
      intakeClosesOn: '2020-02-01',
    })
    expect(body.can['open']).toEqual({ reason: 'intakeIsOver' })
    const answer = await admin.post(`/programs/${body.id}/opening`, undefined, {
      version: body.version,
    })
    expect(answer).toMatchObject({ status: 409, body: { code: 'intakeIsOver' } })
  })

  it('is copied for the next year', async () => {
    const { id } = await newProgram('COPIED')
    const copy = await admin.post<ProgramRecord>(`/programs/${id}/copies`, { code: 'COPY-2' })
    expect(copy.body).toMatchObject({
      code: 'COPY-2',
      status: 'draft',
      intakeOpensOn: '2021-01-01',
      funder: winterWork.funder,
    })
  })
})

describe('who may do what with programs', () => {
  it('shows the public only open programs and only public facts', async () => {
    const { body } = await server.visitor.get<{ data: OpenProgram[] }>('/programs/open')
    expect(body.data.length).toBeGreaterThan(0)
    expect(Object.keys(body.data[0] ?? {})).not.toContain('budgetTotal')
    expect(await server.visitor.get('/programs')).toMatchObject({ status: 401 })
  })

  it('lets a case officer look and nothing else', async () => {
    const { body } = await officer.get<Rows>('/programs')
    const id = body.data[0]?.id
    expect((await officer.get<ProgramRecord>(`/programs/${id}`)).body.can).toEqual({})
    expect((await officer.post('/programs', winterWork)).status).toBe(403)
    expect((await officer.patch(`/programs/${id}`, { funder: 'Me' }, { version: 1 })).status).toBe(
      403,
    )
    expect((await officer.post(`/programs/${id}/opening`, undefined, { version: 1 })).status).toBe(
      403,
    )
    const refused = { entity: 'endpoint', actor: 'Amina Haddad' }
    expect((await auditRows(server.db, { action: 'access.refused' })).slice(-3)).toMatchObject([
      { ...refused, reason: 'addProgram' },
      { ...refused, reason: 'editProgram' },
      { ...refused, reason: 'openProgram' },
    ])
  })
})
