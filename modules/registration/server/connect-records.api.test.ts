import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestServer, type TestServer } from '#apps/server/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())
beforeEach(() => server.db.deleteFrom('rate_limits').execute())

const password = 'Étang-brumeux 42 cygnes'

/** Registers and follows the link in the mail. */
async function join(email: string, userType: 'employer' | 'employee') {
  const typed = { userType, name: 'Nora Bélanger', email, password, confirmation: password }
  await server.visitor.post('/auth/register', typed)
  const mail = await server.db
    .selectFrom('outbox_messages')
    .select('link')
    .where('recipient', '=', email)
    .where('template', '=', 'registration.confirm')
    .executeTakeFirstOrThrow()
  const token = new URL(mail.link ?? '').searchParams.get('token')
  expect((await server.visitor.post('/auth/verify-email', { token, password })).status).toBe(200)
  const user = await server.db
    .selectFrom('users')
    .select(['id', 'employer_id', 'participant_id'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return { employerId: user.employer_id, participantId: user.participant_id }
}

/** Employers and participants of the demonstration without an account, each with an address alone. */
const someEmployers = (count: number) =>
  server.db
    .selectFrom('employers')
    .selectAll()
    .where(sql<boolean>`not exists (select from users where employer_id = employers.id)`)
    .where(
      sql<boolean>`(select count(*) from employers e where e.contact_email = employers.contact_email) = 1`,
    )
    .orderBy('id')
    .limit(count)
    .execute()

const someParticipants = (count: number) =>
  server.db
    .selectFrom('participants')
    .selectAll()
    .where(sql<boolean>`not exists (select from users where participant_id = participants.id)`)
    .where(
      sql<boolean>`(select count(*) from participants p where p.email = participants.email) = 1`,
    )
    .orderBy('id')
    .limit(count)
    .execute()

describe('an employer who confirmed the address', () => {
  it('is given the organisation whose contact it is, and no other', async () => {
    const [employer] = await someEmployers(1)
    expect(await join(employer?.contact_email ?? '', 'employer')).toEqual({
      employerId: employer?.id,
      participantId: null,
    })
    expect(await join('somebody.else@moulin.example', 'employer')).toEqual({
      employerId: null,
      participantId: null,
    })
  })

  it('is given nothing when only a public form put the address there, and another one a second', async () => {
    const [, employer] = await someEmployers(2)
    const email = employer?.contact_email ?? ''
    await sql`update employers set contact_proven_at = null where id = ${employer?.id}`.execute(
      server.db,
    )
    await sql`insert into employer_proposals (employer_id, program_id, application_id, application_reference,
        proposed, proposed_by)
      select ${employer?.id}, program_id, id, reference, '{"contactEmail": "owner@moulin.example"}', 'Owner'
      from applications limit 1`.execute(server.db)
    expect((await join(email, 'employer')).employerId).toBeNull()
  })

  it('is given nothing when it registered as an employee', async () => {
    const [, , employer] = await someEmployers(3)
    expect(await join(employer?.contact_email ?? '', 'employee')).toEqual({
      employerId: null,
      participantId: null,
    })
  })
})

describe('an employee who confirmed the address', () => {
  it('is given the own participant record', async () => {
    const [participant] = await someParticipants(1)
    expect((await join(participant?.email ?? '', 'employee')).participantId).toBe(participant?.id)
  })

  it('is given nothing when two persons share the address', async () => {
    const [one, other] = await someParticipants(2)
    const email = 'shared@moulin.example'
    await server.db
      .updateTable('participants')
      .set({ email })
      .where('id', 'in', [one?.id ?? '', other?.id ?? ''])
      .execute()
    expect((await join(email, 'employee')).participantId).toBeNull()
  })
})

describe('a participant without an account', () => {
  const ask = (email: string) => server.visitor.post('/auth/employee-password', { email })
  const tokenFor = async (email: string) => {
    const mail = await server.db
      .selectFrom('outbox_messages')
      .selectAll()
      .where('recipient', '=', email)
      .where('template', '=', 'registration.employeePassword')
      .orderBy('id', 'desc')
      .executeTakeFirst()
    expect(mail?.link).toContain('/employee/password?token=')
    return new URL(mail?.link ?? '').searchParams.get('token') ?? ''
  }
  const accept = (token: string) =>
    server.visitor.post('/auth/invitation/acceptance', {
      token,
      language: 'en',
      password,
      confirmation: password,
    })

  it('sets a password by the link in a mail, and sees the own record from then on', async () => {
    const [participant] = await someParticipants(1)
    const email = participant?.email ?? ''
    expect((await ask(email)).status).toBe(204)
    const first = await tokenFor(email)
    const user = () =>
      server.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst()
    expect(await user()).toMatchObject({ status: 'invited', participant_id: null })
    expect((await ask(email)).status).toBe(204)
    expect((await accept(first)).status).toBe(409)
    expect((await accept(await tokenFor(email))).status).toBe(200)
    expect(await user()).toMatchObject({
      status: 'active',
      type: 'employee',
      language: 'en',
      participant_id: participant?.id,
    })
    expect((await server.visitor.post('/auth/login', { email, password })).status).toBe(200)
  })

  it('gets the same answer as somebody unknown, to whom nothing is sent', async () => {
    const [participant] = await someParticipants(1)
    const [known, unknown] = [
      await ask(participant?.email ?? ''),
      await ask('nobody.of.ours@moulin.example'),
    ]
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
    const rows = await server.db
      .selectFrom('outbox_messages')
      .select('id')
      .where('recipient', '=', 'nobody.of.ours@moulin.example')
      .execute()
    expect(rows).toEqual([])
  })
})
