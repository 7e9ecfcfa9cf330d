import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { codeOf, complaintIn, complaintOf } from '#apps/server/test-answers.ts'
import { runJob } from '#kit/server/jobs.ts'
import { recommended, server } from '#modules/applications/server/applications.test-people.ts'
import { cast } from '#seeds/cast.ts'
import { checkpointTwoItems } from '../contract/checkpoint-two.ts'
import { itemOf, lettersOf, on, path, read, record, working } from './checkpoint-two.test-people.ts'
import { tellOfficers } from './tell-officers.ts'
import { withPeople } from '#modules/placements/server/placements.test-people.ts'

withPeople()

let id: string
let notStarted: string

beforeAll(async () => {
  notStarted = await recommended()
  id = await working()
})

describe('once somebody works', () => {
  it('it opens on the thirtieth day and is due on the first business day from the forty-second', async () => {
    const { opensOn, dueOn, isOpen, status } = await read('caseOfficer', id)
    // March 22, 2027 is a Monday.
    expect({ opensOn, dueOn, isOpen, status }).toEqual({
      opensOn: '2027-03-10',
      dueOn: '2027-03-22',
      isOpen: false,
      status: 'due',
    })
  })

  it('nothing can be judged before', async () => {
    const answer = await record('caseOfficer', id, { item: 'learningPlan', result: 'pass' })
    expect(codeOf(answer)).toEqual([409, 'notOpenYet'])
    expect((await read('caseOfficer', id)).can['recordCheckpointTwo']).toEqual({
      reason: 'notOpenYet',
    })
  })

  it('the case officer is told when it opens and when it is overdue, once each', async () => {
    await sql`update placement_checkpoints set told_open = true, told_late = true
      where application_id <> ${id}`.execute(server.db)
    on('2027-03-10')
    for (let morning = 0; morning < 2; morning++) await runJob(server.system, tellOfficers)
    expect(await lettersOf(id, 'opened')).toEqual([
      {
        recipient: cast.caseOfficer.email,
        subject: expect.stringContaining('Checkpoint 2 is open'),
      },
    ])
    on('2027-03-22')
    await runJob(server.system, tellOfficers)
    expect(await lettersOf(id, 'late')).toEqual([])
    on('2027-03-23')
    for (let morning = 0; morning < 2; morning++) await runJob(server.system, tellOfficers)
    expect(await lettersOf(id, 'late')).toHaveLength(1)
    expect((await read('caseOfficer', id)).isLate).toBe(true)
  })
})

describe('judging', () => {
  it('a check shows what is agreed', async () => {
    const agreed = async (code: string) => (await itemOf('caseOfficer', id, code)).expected
    expect(await agreed('startDate')).toBe('2027-02-08')
    expect(Number(await agreed('hoursPerWeek'))).toBe(35)
    expect(await agreed('hourlyWage')).toBe('24.00')
    expect(await agreed('payStub')).toBeNull()
  })

  it('a figure is held against what is agreed, within five percent', async () => {
    const wage = (found?: string, result = 'pass') =>
      record('caseOfficer', id, { item: 'hourlyWage', result, ...(found && { found }) })
    expect(complaintOf(await wage(), 'found')).toBe('required')
    expect(complaintOf(await wage('twenty'), 'found')).toBe('format')
    expect(complaintOf(await wage('22.79'), 'found')).toBe('differs')
    expect((await wage('22.80')).status).toBe(200)
    expect((await itemOf('caseOfficer', id, 'hourlyWage')).found).toBe('22.80')
    expect(complaintOf(await wage('22.79', 'fail'), 'note')).toBe('noteNeeded')
    expect(
      complaintOf(
        await record('caseOfficer', id, { item: 'startDate', result: 'pass', found: '2027-02-09' }),
        'found',
      ),
    ).toBe('differs')
  })

  it('what fails needs a note, and is looked at again after 21 days', async () => {
    const failed = { item: 'payStub', result: 'fail' }
    expect(complaintOf(await record('caseOfficer', id, failed), 'note')).toBe('noteNeeded')
    const { status, body } = await record('caseOfficer', id, {
      ...failed,
      note: 'No totals to date',
    })
    expect([status, body.status, body.recheckOn]).toEqual([200, 'failed', '2027-04-13'])
    on('2027-04-13')
    for (let morning = 0; morning < 2; morning++) await runJob(server.system, tellOfficers)
    expect(await lettersOf(id, 'recheck')).toHaveLength(1)
    on('2027-03-23')
  })

  it('a document proves only what is of the same application', async () => {
    const proven = (evidenceId: string) =>
      record('caseOfficer', id, { item: 'learningPlan', result: 'pass', evidenceId })
    expect(complaintOf(await proven(randomUUID()), 'evidenceId')).toBe('choice')
    const [own] = (await read('caseOfficer', id)).documents
    expect((await proven(own?.id ?? '')).status).toBe(200)
    expect((await itemOf('caseOfficer', id, 'learningPlan')).evidence).toBe(own?.name)
  })

  it('passes once every check has', async () => {
    const { items } = await read('caseOfficer', id)
    for (const { code, expected, result } of items)
      if (result !== 'pass' && result !== 'notApplicable') {
        const found = ['startDate', 'hoursPerWeek', 'otherFunding'].includes(code) ? expected : null
        const body = { item: code, result: 'pass', note: 'Seen', found: found ?? undefined }
        expect([code, (await record('caseOfficer', id, body)).status]).toEqual([code, 200])
      }
    const { status, items: after } = await read('caseOfficer', id)
    expect([status, after.length]).toEqual(['passed', checkpointTwoItems.length])
    const stored = await sql<{ status: string }>`
      select status from placement_checkpoints where application_id = ${id}`.execute(server.db)
    expect(stored.rows).toEqual([{ status: 'passed' }])
  })

  it('one of two who saw the same is too late, and is shown what is there', async () => {
    const { version } = await read('caseOfficer', id)
    const sent = async (note: string) =>
      (await server.as('caseOfficer')).patch(
        path(id),
        { item: 'noConcern', result: 'pass', note },
        { version },
      )
    expect((await sent('First')).status).toBe(200)
    const { status, body } = await sent('Second')
    expect([status, (body as { current?: { version: number } }).current?.version]).toEqual([
      412,
      version + 1,
    ])
  })

  it('is part of the history of the application', async () => {
    const { body } = await (
      await server.as('caseOfficer')
    ).get<{ data: { action: string; changes: object }[] }>(`/applications/${id}/history`)
    const told = body.data.filter(({ action }) => action === 'applications.checkpointTwo')
    expect(told.map(({ changes }) => changes)).toContainEqual({
      'checkpointTwo.payStub': ['pending', 'fail'],
    })
  })
})

describe('whoever does not see what the halves say', () => {
  const item = 'payer'
  const note = 'Paid by its sister company'
  let rules: object[]

  beforeAll(async () => {
    expect((await record('caseOfficer', id, { item, result: 'fail', note })).status).toBe(200)
    const { rows } = await sql<{ rules: { subject: string }[] }>`
      select rules from roles where key = 'caseOfficer'`.execute(server.db)
    rules = rows[0]?.rules ?? []
    await giveOfficer(
      rules.map((rule) =>
        'subject' in rule && rule.subject === 'Applications View'
          ? { ...rule, fields: ['basic', 'checkpointItems'] }
          : rule,
      ),
    )
  })
  afterAll(() => giveOfficer(rules))

  const giveOfficer = (given: object[]) =>
    sql`update roles set rules = ${JSON.stringify(given)}::jsonb where key = 'caseOfficer'`.execute(
      server.db,
    )
  const kept = async () => {
    const { result, note: said } = await itemOf('superAdmin', id, item)
    return [result, said]
  }

  it('reads results without what was found, noted or proven', async () => {
    const proven = await itemOf('caseOfficer', id, 'learningPlan')
    expect(proven).toMatchObject({ result: 'pass', note: null, found: null, evidence: null })
    expect(proven.evidenceId).toBeNull()
    expect((await itemOf('superAdmin', id, 'learningPlan')).evidenceId).not.toBeNull()
  })

  it('does not write over it', async () => {
    const answer = await record('caseOfficer', id, { item, result: 'fail', note: 'No idea' })
    expect([answer.status, complaintIn(answer, 'note')]).toEqual([
      422,
      expect.objectContaining({
        code: 'keptUnseen',
        message: expect.stringContaining('something that you cannot view is recorded here'),
      }),
    ])
    const emptied = await record('caseOfficer', id, { item, result: 'fail', note: null })
    expect(complaintOf(emptied, 'note')).toBe('keptUnseen')
    expect(await kept()).toEqual(['fail', note])
  })

  it('records a result that leaves it as it is', async () => {
    expect((await record('caseOfficer', id, { item, result: 'pending' })).status).toBe(200)
    expect(await kept()).toEqual(['pending', note])
    expect((await record('caseOfficer', id, { item, result: 'fail' })).status).toBe(200)
    expect(await kept()).toEqual(['fail', note])
  })

  it('may add a note where there is none', async () => {
    const bare = { item: 'visit', result: 'fail', note: null }
    expect(complaintOf(await record('superAdmin', id, bare), 'note')).toBe('noteNeeded')
    await record('superAdmin', id, { ...bare, result: 'pending' })
    const added = await record('caseOfficer', id, { ...bare, note: 'There was no visit' })
    expect([added.status, complaintOf(added, 'note')]).toEqual([200, undefined])
    expect((await itemOf('superAdmin', id, 'visit')).note).toBe('There was no visit')
  })

  it('who sees it empties what they send empty, and no more', async () => {
    const passed = { result: 'pass', note: 'Seen' }
    for (const code of [item, 'visit'])
      expect((await record('superAdmin', id, { item: code, ...passed })).status).toBe(200)
    const proven = { item: 'learningPlan', result: 'pass', note: null }
    expect((await record('superAdmin', id, proven)).status).toBe(200)
    const { note: emptied, evidenceId } = await itemOf('superAdmin', id, 'learningPlan')
    expect([emptied, evidenceId === null]).toEqual([null, false])
  })
})

describe('who knows of it', () => {
  it('the employer reads its state and its days alone', async () => {
    const { status, items, documents, dueOn, recordedBy, can } = await read('employer', id)
    expect({ status, items, documents, dueOn, recordedBy, can }).toEqual({
      status: 'passed',
      items: [],
      documents: [],
      dueOn: '2027-03-22',
      recordedBy: null,
      can: {},
    })
  })

  it('there is none before anybody works', async () => {
    const { status } = await (await server.as('caseOfficer')).get(path(notStarted))
    expect(status).toBe(404)
  })
})
