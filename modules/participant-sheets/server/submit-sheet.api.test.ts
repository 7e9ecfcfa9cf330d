import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { steppedJobs } from '#apps/server/modules.ts'
import { inChange } from '#kit/server/change.ts'
import { runJob } from '#kit/server/jobs.ts'
import { readPerson } from '#modules/accounts/server/accounts.queries.ts'
import { daysFromNow } from '#modules/intake/server/intake.test-journey.ts'
import { allSubjects } from '#modules/roles/contract/all-subjects.ts'
import { submitRow } from './submit-row.ts'
import { sheetsJob } from './submit-sheet.ts'
import { forgetSheets } from './forget-sheets.ts'
import {
  amina,
  applicationsFor,
  close,
  enter,
  keyOf,
  lettersTo,
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

withPeople()

const step = () => steppedJobs.find(({ name }) => name === sheetsJob)!.step(server.system)

describe('a sheet that is submitted', () => {
  it('makes one application of each row that is in order, and leaves the others with what is wrong', async () => {
    const [ana, leo] = [
      person({ language: 'fr', hourlyWage: '25.10', phone: '819 555-0177' }),
      person(),
    ]
    await enter(rachel, [ana, { ...person(), email: 'nowhere' }, leo])
    const answer = await submit(rachel)
    expect([answer.status, answer.body.rows.map(({ state }) => state)]).toEqual([
      202,
      ['waiting', 'typed', 'waiting'],
    ])
    await work()
    const { rows } = await read(rachel)
    expect(rows.map(({ state }) => state)).toEqual(['sent', 'typed', 'sent'])
    expect(rows[1]?.errors['email']).toContain('Enter an email address')
    expect(await applicationsFor(ana.email)).toMatchObject([
      {
        id: rows[0]?.application?.id,
        status: 'submitted',
        channel: 'self',
        employerId: await ownEmployer(),
        hourlyWage: '25.10',
      },
    ])
    expect(await applicationsFor(leo.email)).toMatchObject([{ hourlyWage: '22.50' }])
    expect(await lettersTo(ana.email, 'applications.invited')).toEqual([{ language: 'fr' }])
    expect(await lettersTo(leo.email, 'applications.invited')).toEqual([{ language: 'en' }])
  })

  it('begins the participant’s part with what is known of them, and without a day of birth', async () => {
    const ana = person({ firstName: 'Ana Maria', phone: '819 555-0177', birthDate: '2004-02-13' })
    await enter(rachel, [ana])
    await submit(rachel)
    await work()
    const { rows } = await sql<{ answers: object }>`
      select answers from form_drafts where email = ${ana.email}`.execute(server.db)
    expect(rows.map(({ answers }) => answers)).toEqual([
      {
        'participant.firstName': 'Ana Maria',
        'participant.lastName': ana.lastName,
        'participant.email': ana.email,
        'participant.language': 'en',
        'participant.phone': '819 555-0177',
      },
    ])
  })

  it('tells each application’s history that others came with it', async () => {
    await enter(rachel, [person(), person(), person()])
    await submit(rachel)
    await work()
    const id = (await read(rachel)).rows[0]?.application?.id ?? ''
    const { rows } = await sql<{ action: string; changes: object }>`
      select action, changes from audit_log where entity_id = ${id}`.execute(server.db)
    expect(rows.map(({ action }) => action)).toContain('applications.submit')
    expect(rows.find(({ action }) => action === 'applications.submittedTogether')?.changes).toEqual(
      {
        together: [null, 2],
      },
    )
  })

  it('is on record, by whom and for how many', async () => {
    await enter(rachel, [person(), person()])
    await submit(rachel)
    const { rows } = await sql<{ actor: string; changes: object }>`
      select actor_name as actor, changes from audit_log
      where action = 'participantSheets.submitted' order by sequence desc limit 1`.execute(
      server.db,
    )
    expect(rows).toEqual([{ actor: 'Rachel Okafor', changes: { count: [null, 2] } }])
  })

  it('says at the terms what is wrong for all, and submits nothing', async () => {
    await enter(rachel, [person()])
    const answer = await submit(rachel, { startOn: daysFromNow(-1) })
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'notEligible', errors: { startOn: [{ code: 'startsInFuture' }] } },
    })
    expect((await read(rachel)).rows[0]?.state).toBe('typed')
  })

  it('is refused while no row is in order', async () => {
    await enter(rachel, [person({ email: '' })])
    const answer = await submit(rachel)
    expect([answer.status, answer.body.title]).toEqual([
      409,
      'No row is ready: complete one, or correct what is marked',
    ])
  })

  it('is refused once the program takes no applications', async () => {
    await enter(rachel, [person()])
    await sql`update programs set status = 'paused' where code = 'YESP'`.execute(server.db)
    const answer = await submit(rachel)
    await sql`update programs set status = 'open' where code = 'YESP'`.execute(server.db)
    expect([answer.status, answer.body.code]).toEqual([409, 'programClosed'])
  })

  it('goes on with the terms that were submitted, whatever is typed meanwhile', async () => {
    const ana = person()
    await enter(rachel, [ana])
    await submit(rachel)
    await save(rachel, {
      terms: { hourlyWage: '99.00' },
      rows: [{ key: keyOf(1), cells: { email: 'other@example.org' } }],
    })
    await work()
    expect(await applicationsFor(ana.email)).toMatchObject([{ hourlyWage: '22.50' }])
  })
})

describe('nothing is made twice', () => {
  it('when the same sheet is submitted again', async () => {
    const ana = person()
    await enter(rachel, [ana])
    await Promise.all([submit(rachel), submit(rachel)])
    await work()
    expect((await submit(rachel)).status).toBe(409)
    await work()
    expect(await applicationsFor(ana.email)).toHaveLength(1)
    expect(await lettersTo(ana.email, 'applications.invited')).toHaveLength(1)
  })

  it('when it is cut off in the middle: what was kept stays, and the rest follows', async () => {
    const people = [person(), person(), person()]
    await enter(rachel, people)
    await submit(rachel)
    await step()
    const actor = await readActor()
    const { rows } = await sql<{
      sheetId: string
    }>`select id as "sheetId" from participant_sheets`.execute(server.db)
    // The second is as good as done when the process dies.
    const dying = inChange(server.system, { person: actor, requestId: null }, async (change) => {
      await submitRow(change, { sheetId: rows[0]?.sheetId ?? '', key: keyOf(2) })
      throw new Error('killed')
    })
    await expect(dying).rejects.toThrow('killed')
    expect((await read(rachel)).rows.map(({ state }) => state)).toEqual([
      'sent',
      'waiting',
      'waiting',
    ])
    await work()
    for (const { email } of people) {
      expect(await applicationsFor(email)).toHaveLength(1)
      expect(await lettersTo(email, 'applications.invited')).toHaveLength(1)
    }
  })

  it('when two processes are at it', async () => {
    const people = [person(), person(), person(), person()]
    await enter(rachel, people)
    await submit(rachel)
    await Promise.all([work(), work(), work()])
    for (const { email } of people) expect(await applicationsFor(email)).toHaveLength(1)
  })

  it('when two people submit the same participants at the same moment', async () => {
    const people = [person(), person()]
    const employerId = await ownEmployer()
    await enter(rachel, people)
    await enter(amina, people, { employerId })
    const answers = await Promise.all([submit(rachel), submit(amina, { employerId })])
    expect(answers.map(({ status }) => status)).toEqual([202, 202])
    await Promise.all([work(), work()])
    for (const { email } of people) expect(await applicationsFor(email)).toHaveLength(1)
    const both = [...(await read(rachel)).rows, ...(await read(amina)).rows]
    const refused = both.filter(({ state }) => state === 'refused')
    expect(refused).toHaveLength(2)
    for (const { errors } of refused) expect(errors['email']).toContain('is open in this program')
  })
})

it('a row that is refused on its way leaves the others alone, and says why', async () => {
  await enter(rachel, [person(), person()])
  await submit(rachel)
  await step()
  await sql`update programs set status = 'paused' where code = 'YESP'`.execute(server.db)
  await work()
  await sql`update programs set status = 'open' where code = 'YESP'`.execute(server.db)
  const { rows } = await read(rachel)
  expect(rows.map(({ state, problem }) => [state, problem])).toEqual([
    ['sent', null],
    ['refused', 'The program does not accept applications at the moment'],
  ])
  await submit(rachel)
  await work()
  expect((await read(rachel)).rows.map(({ state }) => state)).toEqual(['sent', 'sent'])
})

describe('who may', () => {
  it('staff for an employer that they see, in their programs', async () => {
    const ana = person()
    const employerId = await ownEmployer()
    await enter(amina, [ana], { employerId })
    expect(await submit(amina)).toMatchObject({
      status: 422,
      body: { errors: { employerId: [{ code: 'required' }] } },
    })
    expect((await submit(amina, { employerId })).status).toBe(202)
    await work()
    expect(await applicationsFor(ana.email)).toMatchObject([{ channel: 'staff', employerId }])
    await enter(amina, [person()], { employerId })
    const { rows } = await sql<{
      id: string
    }>`select id from programs where code = 'GREEN'`.execute(server.db)
    expect((await submit(amina, { employerId, programId: rows[0]?.id })).status).toBe(403)
  })

  it('staff for no employer that they do not see', async () => {
    const { rows } = await sql<{ id: string }>`
      select e.id from employers e where not exists (select from employer_programs s
        join user_programs u on u.program_id = s.program_id join users o on o.id = u.user_id
        where s.employer_id = e.id and o.email = 'case.officer@example.org' and s.applications > 0)
      limit 1`.execute(server.db)
    expect(rows).toHaveLength(1)
    await enter(amina, [person()])
    expect(await submit(amina, { employerId: rows[0]?.id })).toMatchObject({
      status: 422,
      body: { errors: { employerId: [{ code: 'missing' }] } },
    })
  })

  it('an employer’s people for their own alone, whichever they name', async () => {
    const ana = person()
    const { rows } = await sql<{ id: string }>`
      select id from employers where id <> ${await ownEmployer()} limit 1`.execute(server.db)
    await enter(rachel, [ana])
    await submit(rachel, { employerId: rows[0]?.id })
    await work()
    expect(await applicationsFor(ana.email)).toMatchObject([{ employerId: await ownEmployer() }])
  })

  it.each(['employee', 'auditor', 'finance', 'approver'] as const)('not the %s', async (role) => {
    const caller = await server.as(role)
    expect((await caller.get('/participant-sheets/current')).status).toBe(403)
    expect((await save(caller, { rows: [] })).status).toBe(403)
  })
})

describe('a sheet that is put away', () => {
  it('makes room for an empty one, keeps what came of it, and forgets the cells', async () => {
    await enter(rachel, [person(), person({ email: 'x' })])
    await submit(rachel)
    expect(await close(rachel)).toMatchObject({ status: 409, body: { code: 'stillSubmitting' } })
    await work()
    expect((await close(rachel)).body.rows).toEqual([])
    const { rows } = await sql`select state, content from participant_sheet_rows`.execute(server.db)
    expect(rows).toEqual([{ state: 'sent', content: null }])
  })

  it('is put away in the night once nobody has touched it for thirty days', async () => {
    await enter(rachel, [person()])
    await runJob(server.system, forgetSheets)
    expect((await read(rachel)).rows).toHaveLength(1)
    await sql`update participant_sheets set updated_at = updated_at - interval '31 days'`.execute(
      server.db,
    )
    await runJob(server.system, forgetSheets)
    expect((await read(rachel)).rows).toEqual([])
    const { rows } = await sql`select 1 from participant_sheet_rows`.execute(server.db)
    expect(rows).toEqual([])
  })
})

async function readActor() {
  const { rows } = await sql<{
    id: string
  }>`select id from users where email = 'employer@example.org'`.execute(server.db)
  const found = await readPerson(server.db, allSubjects, rows[0]?.id ?? '')
  if (!found) throw new Error('nobody')
  return found
}
