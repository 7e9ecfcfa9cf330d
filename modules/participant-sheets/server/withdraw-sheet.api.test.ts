import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import type { BulkRun } from '#kit/contract/bulk.ts'
import { ownId, type Caller } from '#apps/server/test-server.ts'
import type { SheetsPage, SubmittedSheet } from '../contract/submitted-sheet.ts'
import {
  amina,
  enter,
  lettersTo,
  person,
  rachel,
  read,
  server,
  submit,
  withPeople,
  work,
} from './participant-sheets.test-people.ts'

withPeople()

const reason = 'The shop does not open this year'
let people: ReturnType<typeof person>[]
let sheetId: string
let ids: string[]

/** Three applications that Rachel Okafor submitted on one sheet. */
beforeEach(async () => {
  await forget()
  people = [person(), person(), person()]
  await enter(rachel, people)
  await submit(rachel)
  await work()
  const sheet = await read(rachel)
  sheetId = sheet.id ?? ''
  ids = sheet.rows.flatMap(({ application }) => application?.id ?? [])
})

const submitted = (by: Caller, of = sheetId) => by.get<SubmittedSheet>(`/participant-sheets/${of}`)
const withdraw = (by: Caller, of = ids) =>
  by.post<BulkRun>('/participant-sheets/withdrawals', { ids: of, reason })

async function decide(id = ids[0] ?? '') {
  await sql`update applications set status = 'rejected', decided_at = clock_now() where id = ${id}`.execute(
    server.db,
  )
}

async function lettersOf(template: string) {
  const { rows } = await sql<{ recipient: string; subject: string; body: string }>`
    select recipient, subject, body from outbox_messages where template = ${`applications.${template}`}
    order by id`.execute(server.db)
  return rows
}
const forget = () => sql`delete from outbox_messages`.execute(server.db)

describe('a sheet that was submitted', () => {
  it('tells its applications to the employer and to staff who see them, and to no others that it is there', async () => {
    for (const by of [rachel, amina]) {
      const { body } = await submitted(by)
      expect(
        body.applications.map(({ id, status, canWithdraw }) => [id, status, canWithdraw]),
      ).toEqual(ids.map((id) => [id, 'submitted', true]))
      expect(body.applications.map(({ participantName }) => participantName)).toEqual(
        people.map(({ firstName, lastName }) => `${firstName} ${lastName}`),
      )
    }
    expect((await submitted(await server.as('employee'))).status).toBe(404)
    expect((await submitted(await server.as('auditor'))).body.applications).toMatchObject([
      { canWithdraw: false },
      { canWithdraw: false },
      { canWithdraw: false },
    ])
  })

  it('is named by each of its applications', async () => {
    const { body } = await rachel.get(`/applications/${ids[1]}`)
    expect(body).toMatchObject({ sheet: { id: sheetId, count: 3 } })
  })
})

const listed = (by: Caller, page = 1) => by.get<SheetsPage>(`/participant-sheets?page=${page}`)

describe('sheets of the last year', () => {
  it('are listed to the employer and to staff, the latest first, with how many are undecided', async () => {
    await decide()
    for (const by of [rachel, amina]) {
      const { body } = await listed(by)
      expect(body.data[0]).toMatchObject({ id: sheetId, applications: 3, undecided: 2 })
      const days = body.data.map(({ submittedAt }) => submittedAt)
      expect(days).toEqual(days.toSorted().toReversed())
    }
    const { body } = await submitted(rachel)
    const [first] = (await listed(rachel)).body.data
    expect(first).toMatchObject({
      submittedAt: body.submittedAt,
      employer: body.employer,
      program: body.program,
    })
  })

  it('are none to whoever sees none of their applications, and refused to employees', async () => {
    expect((await listed(await server.as('employee'))).status).toBe(403)
    await sql`update applications set employer_id = (select id from employers where id not in
      (select employer_id from users where email = 'employer@example.org') limit 1)
      where id = any(${ids}::uuid[])`.execute(server.db)
    const { body } = await listed(rachel)
    expect(body.data.map(({ id }) => id)).not.toContain(sheetId)
  })

  it('are left out after a year', async () => {
    await sql`update participant_sheet_submissions set asked_at = asked_at - interval '366 days'
      where sheet_id = ${sheetId}`.execute(server.db)
    const { body } = await listed(rachel)
    expect(body.data.map(({ id }) => id)).not.toContain(sheetId)
  })

  it('come ten at a time', async () => {
    await sql`delete from participant_sheets where id <> ${sheetId}`.execute(server.db)
    await sql`insert into participant_sheets (person_id, closed_at)
      select person_id, clock_now() from participant_sheets, generate_series(1, 10)
      where id = ${sheetId}`.execute(server.db)
    await sql`insert into participant_sheet_submissions (sheet_id, asked_at, row_count)
      select id, clock_now() - interval '1 day', 1 from participant_sheets where id <> ${sheetId}`.execute(
      server.db,
    )
    await sql`insert into participant_sheet_rows (sheet_id, key, position, state, application_id, asked_at)
      select s.id, 'page00000' || s.n, 1, 'sent', a.id, clock_now()
      from (select id, row_number() over () as n from participant_sheets where id <> ${sheetId}) s
        join (select id, row_number() over () as n from applications a
          where a.seen_employer_id = (select seen_employer_id from applications where id = ${ids[0] ?? ''})
            and not exists (select from participant_sheet_rows r where r.application_id = a.id)) a
          on a.n = s.n`.execute(server.db)
    const { body: first } = await listed(rachel)
    expect([first.data.length, first.isMore]).toEqual([10, true])
    const { body: second } = await listed(rachel, 2)
    expect([second.data.length, second.isMore]).toEqual([1, false])
    const all = [...first.data, ...second.data].map(({ id }) => id)
    expect(new Set(all).size).toBe(11)
  })
})

describe('whoever withdraws a sheet', () => {
  it('takes back what is undecided, and is told why the others stay', async () => {
    await decide()
    const { status, body } = await withdraw(rachel)
    expect(status).toBe(200)
    expect(body).toMatchObject({ done: 2, refused: 1, canUndo: false })
    expect(body.results.map(({ problem }) => problem)).toEqual(['wrongState', null, null])
    expect(body.results[0]?.reason).toMatch(/\w+ \w+/)
    const { body: after } = await submitted(rachel)
    expect(after.applications.map((each) => [each.status, each.canWithdraw])).toEqual([
      ['rejected', false],
      ['withdrawn', false],
      ['withdrawn', false],
    ])
  })

  it('sends the employer one letter for all, and each participant their own', async () => {
    await forget()
    await withdraw(rachel)
    const { body } = await submitted(rachel)
    const [letter, ...more] = await lettersOf('withdrawnTogether')
    expect(more).toEqual([])
    expect(letter?.subject).toBe('3 applications withdrawn')
    expect(letter?.body).toContain('You withdrew these applications.')
    for (const { reference } of body.applications) expect(letter?.body).toContain(reference)
    expect(letter?.body).not.toContain(reason)
    expect(await lettersOf('withdrawn')).toEqual([])
    expect((await lettersOf('withdrawnForPerson')).map(({ recipient }) => recipient)).toEqual(
      people.map(({ email }) => email),
    )
  })

  it('sends the letter of the single way where only one is left', async () => {
    await decide(ids[0])
    await decide(ids[1])
    await forget()
    await withdraw(rachel)
    expect([
      (await lettersOf('withdrawn')).length,
      (await lettersOf('withdrawnTogether')).length,
    ]).toEqual([1, 0])
  })

  it('tells a case officer who has several of them once, unless they did it', async () => {
    await sql`update applications set status = 'inReview', assignee_id = ${await ownId(amina)}
      where id = any(${ids}::uuid[])`.execute(server.db)
    await forget()
    await withdraw(rachel)
    const [letter, ...more] = await lettersOf('decidedWithdrawnTogether')
    expect(more).toEqual([])
    expect(letter?.body).toContain('These applications, assigned to you, were withdrawn.')
    expect(await lettersOf('decidedWithdrawn')).toEqual([])
  })

  it('tells no case officer whose account is disabled', async () => {
    const officer = await ownId(await server.as('manager'))
    const turn = (status: string) =>
      sql`update users set status = ${status} where id = ${officer}`.execute(server.db)
    await sql`update applications set status = 'inReview', assignee_id = ${officer}
      where id = any(${ids}::uuid[])`.execute(server.db)
    await turn('disabled')
    await withdraw(rachel)
    await turn('active')
    expect(await lettersOf('decidedWithdrawnTogether')).toEqual([])
  })

  it('is on record at each application, with the reason', async () => {
    await withdraw(rachel)
    const { rows } = await sql<{ id: string; actor: string; reason: string }>`
      select entity_id as id, actor_name as actor, reason from audit_log
      where action = 'applications.withdraw' and entity_id = any(${ids}::uuid[])`.execute(server.db)
    expect(rows.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
    expect(rows[0]).toMatchObject({ actor: 'Rachel Okafor', reason })
  })

  it('is an employer for its own alone, and staff who may', async () => {
    await sql`update applications set employer_id = (select id from employers where id not in
      (select employer_id from users where email = 'employer@example.org') limit 1)
      where id = ${ids[0]}`.execute(server.db)
    expect((await withdraw(rachel)).body.results.map(({ problem }) => problem)).toEqual([
      'notFound',
      null,
      null,
    ])
    expect((await withdraw(await server.as('approver'))).status).toBe(403)
    expect((await withdraw(amina, [ids[0] ?? ''])).body).toMatchObject({ done: 1 })
  })

  it('does it once, when two press in the same moment', async () => {
    await forget()
    const answers = await Promise.all([withdraw(rachel), withdraw(amina), withdraw(rachel)])
    expect(answers.reduce((all, { body }) => all + body.done, 0)).toBe(3)
    expect(await lettersOf('withdrawnTogether')).toHaveLength(1)
  })

  it('reopens one by one, as ever', async () => {
    await withdraw(rachel)
    const { body } = await amina.get<{ version: number }>(`/applications/${ids[0]}`)
    const approver = await server.as('approver')
    const { status } = await approver.post(
      `/applications/${ids[0]}/reopening`,
      { reason: 'The shop opens after all' },
      { version: body.version },
    )
    expect(status).toBe(200)
    expect((await submitted(rachel)).body.applications[0]).toMatchObject({ canWithdraw: true })
  })
})

describe('the letter of a sheet', () => {
  const toEmployer = async () => {
    const { rows } = await sql<{ subject: string; body: string; language: string }>`
      select subject, body, language from outbox_messages where template = 'participantSheets.received'
      order by id`.execute(server.db)
    return rows
  }

  it('stands in place of a receipt for each, with the reference of each', async () => {
    const [letter, ...more] = await toEmployer()
    expect(more).toEqual([])
    expect(letter?.subject).toBe('3 applications received')
    const { body } = await submitted(rachel)
    for (const { reference } of body.applications) expect(letter?.body).toContain(reference)
    expect(letter?.body).not.toContain('not submitted')
    expect(await lettersOf('received')).toEqual([])
    expect(await lettersTo(people[0]?.email ?? '', 'applications.invited')).toHaveLength(1)
  })

  it('says in the employer’s language how many rows were refused', async () => {
    await sql`update employers set language = 'fr' where id =
      (select employer_id from users where email = 'employer@example.org')`.execute(server.db)
    await sql`delete from participant_sheets`.execute(server.db)
    await forget()
    const again = [person(), person(), person()]
    await enter(rachel, again)
    await submit(rachel)
    // One of them applies by another way before its turn.
    await sql`update applications set participant_email = ${again[1]?.email} where id = ${ids[0]}`.execute(
      server.db,
    )
    await work()
    const [letter] = await toEmployer()
    expect(letter).toMatchObject({ language: 'fr', subject: '2 demandes reçues' })
    expect(letter?.body).toContain('1 ligne n’a pas été présentée')
    await work()
    expect(await toEmployer()).toHaveLength(1)
  })

  it('is the receipt of the single way where the sheet has one row', async () => {
    await sql`delete from participant_sheets`.execute(server.db)
    await forget()
    await enter(rachel, [person()])
    await submit(rachel)
    await work()
    expect([(await toEmployer()).length, (await lettersOf('received')).length]).toEqual([0, 1])
  })
})
