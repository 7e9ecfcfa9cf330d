import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { untilWaiting } from '#apps/server/test-locks.ts'
import { openTestServer, type Caller, type TestServer } from '#apps/server/test-server.ts'
import { queueMessage } from '#kit/server/outbox.ts'
import { submitBothHalves } from '#modules/intake/server/intake.test-journey.ts'
import { cast } from '#seeds/cast.ts'
import type { MessageRecord } from '../contract/message.ts'
import type { RefusedMail } from '../contract/outbox.endpoints.ts'
import { openMailServer, type MailServer } from './smtp.test-server.ts'

let mail: MailServer
let server: TestServer
let amina: Caller
let margaret: Caller
let applicationId: string
let employerId: string
let participantId: string
let zoe: string
let contact: string
beforeAll(async () => {
  mail = await openMailServer()
  server = await openTestServer({ SMTP_URL: mail.url })
  amina = await server.as('caseOfficer')
  margaret = await server.as('superAdmin')
  // The link to the second half is read while its letter waits.
  mail.treatAll({ answer: '451 4.3.2 Come back later' })
  applicationId = await submitBothHalves(server)
  mail.treatAll(undefined)
  const { rows } = await sql<Record<'employer' | 'participant' | 'zoe' | 'contact', string>>`
    select a.employer_id as employer, a.participant_id as participant, p.email as zoe,
      e.contact_email as contact
    from applications a join participants p on p.id = a.participant_id
      join employers e on e.id = a.employer_id where a.id = ${applicationId}`.execute(server.db)
  const row = rows[0]!
  ;[employerId, participantId, zoe, contact] = [row.employer, row.participant, row.zoe, row.contact]
})
afterAll(async () => {
  await server.close()
  await mail.close()
})

let written = 0

/** A letter, once it has been tried. */
async function write(to: string) {
  written += 1
  const subject = `Letter ${written}`
  await queueMessage(server.db, {
    channel: 'mail',
    to,
    language: 'en',
    template: 'test.letter',
    subject,
    body: 'Good day',
  })
  server.system.wake()
  return tried(subject)
}

const tried = (subject: string, times = 1) =>
  vi.waitFor(
    async () => {
      const row = await server.db
        .selectFrom('outbox_messages')
        .select(['id', 'failure_kind', 'failure', 'refused_at', 'sent_at', 'next_attempt_at'])
        .where('subject', '=', subject)
        .where('attempts', '>=', times)
        .executeTakeFirst()
      if (!row) throw new Error(`${subject} was not tried`)
      return row
    },
    { timeout: 20_000 },
  )

const refusedAt = async (kind: string, id: string, by = amina) =>
  (await by.get<{ data: RefusedMail[] }>(`/refused-mail/${kind}/${id}`)).body.data

const unknown = '550 5.1.1 No such user here'

describe('what a mail server refuses for good', () => {
  it('is told to staff at the participant and the application, in the words of the server', async () => {
    mail.treat(zoe, { answer: unknown })
    expect(await write(zoe)).toMatchObject({
      failure_kind: 'address',
      sent_at: null,
    })
    const told = { address: zoe, reason: unknown, refusedAt: expect.any(String) }
    expect(await refusedAt('participant', participantId)).toEqual([told])
    expect(await refusedAt('application', applicationId)).toEqual([told])
    expect(await refusedAt('employer', employerId)).toEqual([])
  })

  it('waits for a person, who reads why', async () => {
    const { id } = await write(zoe)
    const { body } = await margaret.get<MessageRecord>(`/outbox/${id}`)
    expect(body).toMatchObject({
      state: 'failed',
      failureKind: 'address',
      failure: unknown,
      nextAttemptAt: null,
      can: { tryAgain: true, stop: true },
    })
  })

  it('is taken away as soon as mail reaches the address', async () => {
    mail.takesAgain(zoe)
    await write(zoe)
    expect(await refusedAt('participant', participantId)).toEqual([])
    expect(await refusedAt('application', applicationId)).toEqual([])
  })

  it('is told at the employer, and no more once the address is another', async () => {
    mail.treat(contact, { answer: '550 5.2.1 Mailbox disabled' })
    await write(contact)
    expect(await refusedAt('employer', employerId)).toMatchObject([{ address: contact }])
    expect(await refusedAt('application', applicationId)).toMatchObject([{ address: contact }])
    const path = `/employers/${employerId}/profile`
    const { body: profile } = await margaret.get<{ version: number }>(path)
    const contactEmail = 'new.contact@example.org'
    expect((await margaret.patch(path, { contactEmail }, profile)).status).toBe(200)
    expect(await refusedAt('employer', employerId)).toEqual([])
  })

  it('is told at a user, whatever the case of the address', async () => {
    const { id } = await server.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', cast.employer.email)
      .executeTakeFirstOrThrow()
    const typed = `E${cast.employer.email.slice(1)}`
    mail.treat(typed, { answer: unknown })
    await write(typed)
    expect(await refusedAt('user', id, margaret)).toMatchObject([{ address: cast.employer.email }])
  })
})

describe('what passes by', () => {
  const passing = [
    { what: 'a busy server', manner: { answer: '421 4.3.2 Come back later' }, kind: 'busy' },
    { what: 'a full mailbox', manner: { answer: '452 4.2.2 Mailbox full' }, kind: 'busy' },
    {
      what: 'a server that does not let the portal send',
      manner: { answer: '550 5.7.1 Relaying denied' },
      kind: 'denied',
    },
    { what: 'a server that hangs up', manner: 'hangsUp', kind: 'unreachable' },
  ] as const
  it.each(passing)('of $what is tried again, and not told as refused', async ({ manner, kind }) => {
    const to = 'zoe.passing@example.org'
    await sql`update participants set email = ${to} where id = ${participantId}`.execute(server.db)
    mail.treat(to, manner)
    expect(await write(to)).toMatchObject({ failure_kind: kind, refused_at: null, sent_at: null })
    expect(await refusedAt('participant', participantId)).toEqual([])
  })

  it('a text that is refused fails for good, and says nothing of its address', async () => {
    const to = 'zoe.passing@example.org'
    mail.treat(to, { afterText: '554 5.6.0 Looks like spam' })
    expect(await write(to)).toMatchObject({
      failure_kind: 'message',
      refused_at: expect.anything(),
    })
    expect(await refusedAt('participant', participantId)).toEqual([])
  })
})

describe('whom mail does not reach', () => {
  it('is the business of staff who see the record', async () => {
    const employer = await server.as('employer')
    expect((await employer.get(`/refused-mail/employer/${employerId}`)).status).toBe(404)
    const adviser = await server.as('adviser')
    expect((await adviser.get(`/refused-mail/participant/${participantId}`)).status).toBe(404)
    expect((await amina.get(`/refused-mail/nothing/${employerId}`)).status).toBe(404)
    expect((await server.visitor.get(`/refused-mail/employer/${employerId}`)).status).toBe(401)
  })
})

describe('a copy that was refused', () => {
  it('is not tried again while another copy of the same message waits', async () => {
    const to = 'copied-out@example.org'
    const { id } = await write(to)
    const copy = (answer: string) => {
      mail.treat(to, { answer })
      return margaret.post<MessageRecord>(`/outbox/${id}/copies`)
    }
    const refused = await copy('550 5.1.1 No such user')
    const first = `/outbox/${refused.body.id}`
    await vi.waitFor(async () => {
      expect((await margaret.get<MessageRecord>(first)).body.state).toBe('failed')
    }, 20_000)
    const waiting = await copy('451 4.3.2 Come back later')
    expect(waiting.status).toBe(201)
    await vi.waitFor(async () => {
      const late = await margaret.post(`${first}/attempts`)
      expect([late.status, late.body.code]).toEqual([409, 'againWaits'])
    }, 20_000)
  })

  it('waits alone when both are tried again at the same moment', async () => {
    const to = 'copied-twice@example.org'
    const { id } = await write(to)
    const copies: string[] = []
    for (const answer of [unknown, unknown]) {
      mail.treat(to, { answer })
      // oxlint-disable-next-line no-await-in-loop -- the first fails before there is a second
      const { body } = await margaret.post<MessageRecord>(`/outbox/${id}/copies`)
      copies.push(body.id)
      // oxlint-disable-next-line no-await-in-loop -- as above
      await vi.waitFor(async () => {
        const { body: copy } = await margaret.get<MessageRecord>(`/outbox/${body.id}`)
        expect(copy.state).toBe('failed')
      }, 20_000)
    }
    mail.treat(to, { answer: '451 4.3.2 Come back later' })
    const [first, second] = copies
    const late = await server.db.transaction().execute(async (db) => {
      await sql`update outbox_messages set refused_at = null where id = ${first}`.execute(db)
      const pending = margaret.post<{ title: string }>(`/outbox/${second}/attempts`)
      await untilWaiting(server)
      return { pending }
    })
    const { status, body } = await late.pending
    expect([status, body.code, body.title]).toEqual([
      409,
      'againWaits',
      'This message is already waiting to be sent again.',
    ])
  })
})
