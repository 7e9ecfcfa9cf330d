import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { steppedJobs } from '#apps/server/modules.ts'
import { runSteps } from '#kit/server/jobs.ts'
import {
  amina,
  applicationsFor,
  close,
  enter,
  keyOf,
  ownEmployer,
  person,
  rachel,
  read,
  save,
  server,
  submit,
  withPeople,
  work,
} from './participant-sheets.test-people.ts'
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
