import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { codeOf, complaintOf } from '#apps/server/test-answers.ts'
import type { Caller } from '#apps/server/test-server.ts'
import {
  read,
  recommended,
  server,
  withPeople,
} from '#modules/applications/server/applications.test-people.ts'
import type { HoldRecord, HoldRow } from '../contract/holds.endpoints.ts'
import {
  act,
  everyEffect,
  holdOn,
  holdsAtNight,
  lettersOf,
  officersTold,
  lift,
  liftAll,
  place,
  readHold,
  sidesOf,
  today,
} from './holds.test-people.ts'
import { verifyHolds } from './verify-holds.ts'

withPeople()

let admin: Caller
let amina: Caller
let luc: Caller
let id: string
let employerId: string
let participantId: string
let programId: string

beforeEach(async () => {
  admin = await server.as('superAdmin')
  amina = await server.as('caseOfficer')
  luc = await server.as('approver')
  if (id) return
  id = await recommended()
  ;({ employerId, participantId, programId } = await sidesOf(id))
})
afterEach(async () => {
  expect(await verifyHolds(server.db)).toEqual([])
  await liftAll()
})

describe('placing a hold', () => {
  it('tells whoever is held in their language what does not go on, and the case officers concerned', async () => {
    await sql`update employers set language = 'fr', contact_proven_at = clock_now() where id = ${employerId}`.execute(
      server.db,
    )
    const endsOn = '2099-12-24'
    const placed = await place(luc, { employerId, endsOn }, { note: 'A tip by telephone' })
    expect(placed).toMatchObject({
      status: 'open',
      name: expect.stringMatching(/Boulangerie/) as string,
      placedBy: expect.stringMatching(/Luc/) as string,
      note: 'A tip by telephone',
      program: null,
      can: { lift: true, edit: true, bypass: true },
    })
    expect(placed.stops.map(({ applicationId }) => applicationId)).toContain(id)
    const [letter] = await lettersOf(placed.id, 'placedUntil')
    expect(letter).toMatchObject({
      language: 'fr',
      subject: `Suspension\u00a0: ${placed.reference}`,
      body: expect.stringContaining('Utilisation des fonds à l’étude') as string,
    })
    expect(letter?.body).toContain('Recommandations et approbations')
    expect(letter?.body).toContain('24 décembre 2099')
    expect(letter?.body).not.toContain('telephone')
    expect(await officersTold(placed.id, 'officerPlaced')).toEqual(['case.officer@example.org'])
  })

  it('is refused a second time for the same reason, also to fifty at the same moment', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => luc.post('/holds', holdOn({ employerId }))),
    )
    const codes = answers.map(({ status }) => status)
    expect(codes.filter((status) => status === 201)).toHaveLength(1)
    expect(codes.filter((status) => status === 409)).toHaveLength(49)
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      title: 'A hold for this reason is open already',
    })
    expect((await luc.post('/holds', holdOn({ employerId, reason: 'safety' }))).status).toBe(201)
  }, 60_000)

  it('asks for somebody, days that can be, and payments alone for a hold on these', async () => {
    const complaint = async (field: string, of: object) =>
      complaintOf(await luc.post('/holds', holdOn(of)), field)
    expect(await complaint('employerId', {})).toBe('targetMissing')
    expect(await complaint('participantId', { kind: 'participant' })).toBe('targetMissing')
    expect(await complaint('employerId', { kind: 'payment', employerId, participantId })).toBe(
      'targetMissing',
    )
    expect(await complaint('startsOn', { employerId, startsOn: '2020-01-01' })).toBe('startPast')
    expect(await complaint('endsOn', { employerId, endsOn: '2020-01-01' })).toBe('endBeforeStart')
    expect(await complaint('effects', { kind: 'payment', employerId })).toBe('paymentsAlone')
    expect(await complaint('effects', { employerId, effects: [] })).toBe('chooseOne')
    expect(await complaint('message', { employerId, message: '' })).toBe('required')
  })

  it('is the officer’s in the own programs, finance’s on payments, and no applicant’s', async () => {
    const statusOf = async (by: Caller, of: object) =>
      codeOf(await by.post('/holds', holdOn(of)))[0]
    const missing = await amina.post('/holds', holdOn({ employerId }))
    expect(complaintOf(missing, 'programId')).toBe('programMissing')
    expect(await statusOf(amina, { employerId, programId })).toBe(201)
    const priya = await server.as('finance')
    expect(await statusOf(priya, { employerId })).toBe(403)
    const payment = { kind: 'payment', employerId, effects: ['payment'] }
    expect(await statusOf(priya, payment)).toBe(201)
    for (const who of ['employer', 'employee', 'auditor'] as const)
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await statusOf(await server.as(who), payment)).toBe(403)
    const others = await sql<{ id: string }>`
      select id from programs where id <> ${programId} and code = 'STEP-QC'`.execute(server.db)
    const elsewhere = await luc.post(
      '/holds',
      holdOn({ participantId, kind: 'participant', programId: others.rows[0]!.id }),
    )
    expect(complaintOf(elsewhere, 'programId')).toBe('notOfProgram')
  })
})

describe('a hold', () => {
  it('is changed while it is open, and says so; a note to the staff is told to nobody', async () => {
    const placed = await place(luc, { employerId })
    const path = `/holds/${placed.id}`
    const changed = await luc.patch<HoldRecord>(
      path,
      { effects: ['payment'], endsOn: '2099-01-31' },
      { version: 1 },
    )
    expect(changed.body).toMatchObject({ effects: ['payment'], endsOn: '2099-01-31', version: 2 })
    expect((await read(luc, id)).isOnHold).toBe(false)
    expect(await lettersOf(placed.id, 'changedUntil')).toHaveLength(1)
    await luc.patch(path, { note: 'Called' }, { version: 2 })
    expect(await lettersOf(placed.id, 'changedUntil')).toHaveLength(1)
    expect((await luc.patch(path, { note: 'Late' }, { version: 2 })).status).toBe(412)
    const past = await luc.patch(path, { endsOn: '2020-01-01' }, { version: 3 })
    expect(complaintOf(past, 'endsOn')).toBe('endPast')
    await lift(luc, placed.id)
    expect(codeOf(await luc.patch(path, { note: 'After' }, { version: 4 }))).toEqual([
      409,
      'wrongState',
    ])
  })

  it('is lifted with a reason, once, and by a second person where it says so', async () => {
    const placed = await place(luc, { employerId, liftBy: 'another' })
    expect((await readHold(luc, placed.id)).can).toMatchObject({ lift: { reason: 'placedByYou' } })
    expect(codeOf(await lift(luc, placed.id))).toEqual([409, 'placedByYou'])
    const before = await officersTold(placed.id, 'officerEnded')
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        admin.post(`/holds/${placed.id}/lifting`, { reason: 'Done' }, { version: 1 }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await readHold(admin, placed.id)).toMatchObject({ status: 'lifted', endedOn: today() })
    expect(await lettersOf(placed.id, 'lifted')).toHaveLength(1)
    const after = await officersTold(placed.id, 'officerEnded')
    expect(after.slice(before.length)).toEqual(['case.officer@example.org'])
  })

  it('that a second person lifts is not loosened by whoever placed it, but by the second person', async () => {
    const ahead = '2099-01-31'
    const { id: hold } = await place(luc, { employerId, endsOn: ahead }, { liftBy: 'another' })
    const change = async (by: Caller, input: object) => {
      const { version } = await readHold(admin, hold)
      return by.patch<HoldRecord>(`/holds/${hold}`, input, { version })
    }
    const refused = { liftBy: 'anyone', effects: ['payment'], endsOn: '2099-01-30' }
    for (const [field, value] of Object.entries(refused))
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(complaintOf(await change(luc, { [field]: value }), field)).toBe('loosenedByYou')
    const pass = { applicationId: id, effect: 'decision', reason: 'It hurts' }
    expect(codeOf(await act(luc, hold, 'bypasses', pass))).toEqual([409, 'placedByYou'])
    const tightened = {
      endsOn: null,
      message: 'And of April',
      effects: [...everyEffect, 'payment'],
    }
    expect((await change(luc, tightened)).status).toBe(200)
    expect(complaintOf(await change(luc, { endsOn: ahead }), 'endsOn')).toBe('loosenedByYou')
    expect((await act(admin, hold, 'bypasses', pass)).status).toBe(200)
    expect((await change(admin, { effects: ['payment'] })).status).toBe(200)
    expect((await change(admin, { liftBy: 'anyone' })).status).toBe(200)
    expect((await change(luc, { endsOn: ahead })).status).toBe(200)
  })

  it('of another program is nobody’s there; whoever is held reads what they are told', async () => {
    const placed = await place(luc, { employerId }, { note: 'A tip' })
    expect((await amina.get(`/holds/${placed.id}`)).status).toBe(404)
    const rachel = await server.as('employer')
    expect((await rachel.get(`/holds/${placed.id}`)).status).toBe(404)
    const { rows } = await sql<{ home: string }>`
      select employer_id as home from users where email = 'employer@example.org'`.execute(server.db)
    const own = await place(luc, { employerId: rows[0]!.home }, { note: 'A tip' })
    expect(await readHold(rachel, own.id)).toMatchObject({
      message: 'We are looking at the invoices of March.',
      note: null,
      placedBy: null,
      liftBy: null,
      stops: [],
      can: {},
    })
    const list = await rachel.get<{ data: HoldRow[] }>('/holds?filter[status]=open')
    expect(list.body.data.map((row) => [row.id, row.placedBy])).toEqual([[own.id, null]])
    const history = await rachel.get(`/holds/${own.id}/history`)
    expect(history.status).toBe(404)
  })

  it('is found by its reference, by whom it is on and by what it stops', async () => {
    const placed = await place(luc, { employerId }, { effects: ['match'], reason: 'insolvency' })
    const found = async (query: string) =>
      (await luc.get<{ data: HoldRow[] }>(`/holds?${query}`)).body.data.map((row) => row.id)
    expect(await found(`search=${placed.reference}`)).toEqual([placed.id])
    expect(await found('search=boulangerie&filter[status]=open')).toEqual([placed.id])
    expect(await found('filter[effects]=match&filter[reason]=insolvency&sort=name')).toEqual([
      placed.id,
    ])
    expect(await found('filter[effects]=payment&filter[reason]=insolvency')).toEqual([])
    const global = await luc.get<object>(`/search?q=${placed.reference}`)
    expect(JSON.stringify(global.body)).toContain(placed.id)
    expect(JSON.stringify((await amina.get(`/search?q=${placed.reference}`)).body)).not.toContain(
      placed.id,
    )
  })
})

describe('the days of a hold', () => {
  it('begin by themselves, and past the last one it is over, once', async () => {
    const day = (days: number) =>
      new Date(Date.parse(today()) + days * 86_400_000).toISOString().slice(0, 10)
    const [startsOn, endsOn] = [day(3), day(6)]
    const placed = await place(luc, { employerId, startsOn, endsOn })
    expect(placed.isAhead).toBe(true)
    expect((await read(luc, id)).isOnHold).toBe(false)
    server.clock.moveTo(new Date(`${startsOn}T15:00:00Z`))
    const run = holdsAtNight
    await run()
    luc = await server.as('approver')
    expect((await read(luc, id)).isOnHold).toBe(true)
    server.clock.moveTo(new Date(`${endsOn}T15:00:00Z`))
    await run()
    luc = await server.as('approver')
    expect((await readHold(luc, placed.id)).status).toBe('open')
    server.clock.moveTo(new Date(`${day(1)}T15:00:00Z`))
    await Promise.all([run(), run(), run()])
    luc = await server.as('approver')
    expect(await readHold(luc, placed.id)).toMatchObject({ status: 'expired', can: {} })
    expect((await read(luc, id)).isOnHold).toBe(false)
    expect(await lettersOf(placed.id, 'expired')).toHaveLength(1)
    expect(codeOf(await act(luc, placed.id, 'lifting', { reason: 'Late' }))).toEqual([
      409,
      'wrongState',
    ])
  })
})
