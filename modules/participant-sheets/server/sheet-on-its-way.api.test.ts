import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { steppedJobs } from '#apps/server/modules.ts'
import { afterWaiting } from '#apps/server/test-locks.ts'
import { runJob, runSteps } from '#kit/server/jobs.ts'
import {
  amina,
  applicationsFor,
  close,
  enter,
  keyOf,
  ownEmployer,
  paste,
  person,
  rachel,
  read,
  save,
  server,
  submit,
  upload,
  withPeople,
  work,
} from './participant-sheets.test-people.ts'
import { forgetSheets } from './forget-sheets.ts'
import { sheetsJob } from './submit-sheet.ts'

withPeople()

const job = steppedJobs.find(({ name }) => name === sheetsJob)!
const change = (email: string, values: ReturnType<typeof sql>) =>
  sql`update users set ${values} where email = ${email}`.execute(server.db)

/** What became of a sheet that was submitted, when something happens before its turn. */
async function after(happens: () => Promise<unknown>) {
  const ana = person()
  await enter(rachel, [ana])
  expect((await submit(rachel)).status).toBe(202)
  await happens()
  await work()
  const { rows } = await sql<{ state: string; code: string }>`
    select state, problem->>'code' as code from participant_sheet_rows`.execute(server.db)
  return { rows, applications: await applicationsFor(ana.email) }
}

const refusedOnly = { rows: [{ state: 'refused', code: 'forbidden' }], applications: [] }

describe('a sheet on its way acts with the permissions of now', () => {
  it('not for somebody whose account was disabled', async () => {
    const disable = (status: string) => change('employer@example.org', sql`status = ${status}`)
    expect(await after(() => disable('disabled'))).toEqual(refusedOnly)
    await disable('active')
  })

  it('not for somebody who has gone over to another employer', async () => {
    const own = await ownEmployer()
    const moved = await after(() =>
      change(
        'employer@example.org',
        sql`employer_id = (select e.id from employers e join employers o on o.id = ${own}
          where e.id <> o.id order by e.id limit 1)`,
      ),
    )
    await change('employer@example.org', sql`employer_id = ${own}`)
    expect(moved).toEqual(refusedOnly)
  })

  it('not for somebody who may enter applications no more', async () => {
    const { rows } = await sql<{ rules: unknown }>`
      select rules from roles where key = 'employer'`.execute(server.db)
    const demoted = await after(() =>
      sql`update roles set rules = (select jsonb_agg(r) from jsonb_array_elements(rules) r
        where r->>'subject' <> 'Applications Create') where key = 'employer'`.execute(server.db),
    )
    await sql`update roles set rules = ${JSON.stringify(rows[0]?.rules)}::jsonb
      where key = 'employer'`.execute(server.db)
    expect(demoted).toEqual(refusedOnly)
  })

  it('not for staff whose program it is no more', async () => {
    const ana = person()
    const employerId = await ownEmployer()
    await enter(amina, [ana], { employerId })
    expect((await submit(amina, { employerId })).status).toBe(202)
    const { rows } = await sql<{ userId: string; programId: string }>`
      delete from user_programs where user_id = (select id from users where email = 'case.officer@example.org')
      returning user_id as "userId", program_id as "programId"`.execute(server.db)
    await work()
    for (const { userId, programId } of rows)
      await sql`insert into user_programs (user_id, program_id) values (${userId}, ${programId})`.execute(
        server.db,
      )
    expect((await read(amina)).rows).toMatchObject([{ state: 'refused', application: null }])
    expect(await applicationsFor(ana.email)).toEqual([])
  })
})

describe('a row that waits for its turn', () => {
  it('is left as it is by whoever types on, takes it away or puts the sheet away', async () => {
    const ana = person()
    await enter(rachel, [ana])
    await submit(rachel)
    const key = keyOf(1)
    const typed = await save(rachel, { rows: [{ key, cells: { firstName: 'Eva' } }] })
    const removed = await save(rachel, { removed: [key] })
    for (const { body } of [typed, removed])
      expect(body.rows).toMatchObject([{ state: 'waiting', cells: { firstName: 'Ana' } }])
    expect((await close(rachel)).status).toBe(409)
    await work()
    expect(await applicationsFor(ana.email)).toHaveLength(1)
    await save(rachel, { rows: [{ key, cells: { firstName: 'Eva' } }], removed: [key] })
    expect((await read(rachel)).rows).toMatchObject([
      { state: 'sent', cells: { firstName: 'Ana' } },
    ])
  })

  it('is told that something went wrong, and holds up none after it', async () => {
    const [ana, eva] = [person(), person()]
    await enter(rachel, [ana, eva])
    await submit(rachel)
    await sql`update participant_sheet_rows set content = 'not to be read' where key = ${keyOf(1)}`.execute(
      server.db,
    )
    await expect(runSteps(server.system, job)).rejects.toThrow()
    await work()
    const { rows } = await sql`select state, problem->>'code' as code from participant_sheet_rows
      order by position`.execute(server.db)
    expect(rows).toEqual([
      { state: 'refused', code: 'unexpected' },
      { state: 'sent', code: null },
    ])
    expect(await applicationsFor(eva.email)).toHaveLength(1)
  })
})

describe('an employer that cannot apply', () => {
  const toEmployer = async (values: ReturnType<typeof sql>) =>
    sql`update employers set ${values} where id = ${await ownEmployer()}`.execute(server.db)

  it('because it is on hold submits nothing', async () => {
    await enter(rachel, [person()])
    await sql`insert into holds (kind, employer_id, reason, message, effects, starts_on, has_begun, name)
      select 'employer', id, 'misuse', 'We are looking at the invoices of March.', '{application}',
        organisation_today(), true, searchable(legal_name) from employers
      where id = ${await ownEmployer()}`.execute(server.db)
    const answer = await submit(rachel)
    expect([answer.status, answer.body.code]).toEqual([409, 'applicationsHeld'])
    expect((await read(rachel)).rows).toMatchObject([{ state: 'typed' }])
    await sql`delete from holds where employer_id = ${await ownEmployer()}`.execute(server.db)
  })

  it('because its profile lacks something is told so, and submits nothing', async () => {
    await enter(rachel, [person()])
    const { rows } = await sql<{ phone: string }>`select contact_phone as phone from employers
      where id = ${await ownEmployer()}`.execute(server.db)
    await toEmployer(sql`contact_phone = ''`)
    const answer = await submit(rachel)
    await toEmployer(sql`contact_phone = ${rows[0]?.phone}`)
    expect([answer.status, answer.body.code]).toEqual([409, 'profileIncomplete'])
    expect((await read(rachel)).rows).toMatchObject([{ state: 'typed' }])
  })
})

describe('a sheet is worked on by one after the other', () => {
  it('cells that many tabs type at once are all kept', async () => {
    await enter(rachel, [{}])
    const cells = { ...person(), phone: '613 555 0101', positionTitle: 'Baker', hourlyWage: '21' }
    const saves = Object.entries(cells).map(([name, cell]) =>
      save(rachel, { rows: [{ key: keyOf(1), cells: { [name]: cell } }] }),
    )
    for (const { status } of await Promise.all(saves)) expect(status).toBe(200)
    expect((await read(rachel)).rows[0]?.cells).toEqual(cells)
  })

  it('is not put away while it is being submitted', async () => {
    await enter(rachel, [person()])
    const answer = await afterWaiting(
      server,
      {
        lock: sql`with held as (select 1 from participant_sheets where closed_at is null for update)
          update participant_sheet_rows set state = 'waiting', asked_at = now(), terms = '{}'
          where exists (select from held)`,
      },
      () => close(rachel),
    )
    expect([answer.status, answer.body.code]).toEqual([409, 'stillSubmitting'])
    await sql`delete from participant_sheets`.execute(server.db)
  })

  it('is not forgotten while rows of it wait', async () => {
    const ana = person()
    await enter(rachel, [ana])
    await submit(rachel)
    await sql`update participant_sheets set updated_at = updated_at - interval '31 days'`.execute(
      server.db,
    )
    await runJob(server.system, forgetSheets)
    expect((await read(rachel)).rows).toMatchObject([{ state: 'waiting' }])
    await work()
    expect(await applicationsFor(ana.email)).toHaveLength(1)
  })
})

it('an employee enters nobody, whichever way', async () => {
  const caller = await server.as('employee')
  const answers = [
    await caller.get('/participant-sheets/current'),
    await save(caller, { rows: [] }),
    await paste(caller, { text: 'Ana' }),
    await upload(caller, 'First name,Last name\nAna,Lopez'),
    await submit(caller),
    await close(caller),
  ]
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403])
})

it('the database holds a row to its state', async () => {
  const [ana, eva] = [person(), person()]
  await enter(rachel, [ana, eva])
  await submit(rachel)
  await work()
  const change = (values: ReturnType<typeof sql>) =>
    sql`update participant_sheet_rows set ${values} where key = ${keyOf(1)}`.execute(server.db)
  const other = sql`(select application_id from participant_sheet_rows where key = ${keyOf(2)})`
  await expect(change(sql`state = 'typed'`)).rejects.toThrow('participant_sheet_rows_sent')
  await expect(change(sql`application_id = null`)).rejects.toThrow('participant_sheet_rows_sent')
  await expect(change(sql`asked_at = null`)).rejects.toThrow('participant_sheet_rows_asked')
  await expect(change(sql`application_id = ${other}`)).rejects.toThrow(
    'participant_sheet_rows_application_id_key',
  )
  await expect(change(sql`state = 'waiting', application_id = null, terms = null`)).rejects.toThrow(
    'participant_sheet_rows_terms',
  )
  await expect(
    sql`insert into participant_sheets (person_id) select person_id from participant_sheets`.execute(
      server.db,
    ),
  ).rejects.toThrow('participant_sheets_current')
})
