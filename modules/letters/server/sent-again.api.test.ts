import { sql } from 'kysely'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { codeOf } from '#apps/server/test-answers.ts'
import type { Caller } from '#apps/server/test-server.ts'
import {
  admin,
  amina,
  luc,
  recommended,
  server,
  step,
  approve,
  withPeople,
} from '#modules/applications/server/applications.test-people.ts'
import { auditRows } from '../../../checks/kit-at-work/audit.test-rows.ts'
import type { KeptLetter } from '../contract/letters.endpoints.ts'
import type { MailedLetter } from '../contract/mailed-letter.endpoints.ts'
import { lettersOf } from './letters.test-people.ts'

withPeople()

interface Mail {
  recipient: string
  subject: string
  body: string
  link: string
}

/** The mails of a letter, the oldest first. */
async function mailsOf(recordId: string, template = 'applications.rejected') {
  const { rows } = await sql<Mail>`select recipient, subject, body, link from outbox_messages
    where record_id = ${recordId} and template = ${template} order by created_at, id`.execute(
    server.db,
  )
  return rows
}

/** What waited has left. */
const allHasLeft = () =>
  vi.waitFor(async () => {
    server.system.wake()
    const { rows } = await sql`select 1 from outbox_messages where sent_at is null`.execute(
      server.db,
    )
    expect(rows).toEqual([])
  }, 20_000)

/** A rejected application, with the letter of that to its employer, whose mail has left. */
async function rejected(also?: (id: string) => Promise<unknown>) {
  const id = await recommended()
  await also?.(id)
  await step(luc, id, 'rejection', { reasonCodes: ['other'], applicantNote: 'Not a new position.' })
  await allHasLeft()
  return { id, letter: await letterTo(id) }
}

async function letterTo(id: string): Promise<KeptLetter> {
  const [letter] = await lettersOf(admin, 'application', id)
  if (!letter) throw new Error('no letter')
  return letter
}

const send = (by: Caller, { id }: { id: string }) =>
  by.post<KeptLetter>(`/kept-letters/${id}/mails`)
const tokenOf = ({ link }: Mail) => /\/letter\/([\w-]{43})$/.exec(link)?.[1] ?? ''
const follow = (mail: Mail | undefined) =>
  server.visitor.get<MailedLetter>(`/public/letters/${mail ? tokenOf(mail) : ''}`)
const refusal = async (id: string) => (await letterTo(id)).can['sendAgain']

describe('a letter that is sent again', () => {
  let id = ''
  let letter: KeptLetter
  beforeAll(async () => {
    ;({ id, letter } = await rejected())
  })

  it('leaves with a new link, and the old one opens it no more', async () => {
    const sent = await send(amina, letter)
    expect([sent.status, sent.body.id]).toEqual([201, letter.id])
    const [first, second, ...more] = await mailsOf(id)
    expect(more).toEqual([])
    expect(second).toMatchObject({ recipient: first?.recipient, subject: first?.subject })
    expect(second?.body).toBe(first?.body)
    expect(second?.link).not.toBe(first?.link)
    const now = await follow(second)
    expect([now.status, now.body.subject]).toEqual([200, letter.subject])
    const old = await follow(first)
    expect(codeOf(old)).toEqual([409, 'linkExpired'])
    expect(JSON.stringify(old.body)).not.toMatch(/APP-/)
  })

  it('is in the log, with who did it', async () => {
    const { reference } = (await admin.get<{ reference: string }>(`/applications/${id}`)).body
    const rows = await auditRows(server.db, { action: 'keptLetters.sentAgain' })
    expect(rows).toMatchObject([
      { entity: 'keptLetter', entityId: letter.id, reference, actor: 'Amina Haddad' },
    ])
  })

  it('is not sent a third time while the second waits', async () => {
    await sql`update outbox_messages set sent_at = null, next_attempt_at = clock_now() + interval '1 hour'
      where record_id = ${id} and template = 'applications.rejected'`.execute(server.db)
    expect(await refusal(id)).toEqual({ reason: 'mailWaits' })
    const answer = await send(amina, letter)
    expect([answer.status, answer.body]).toMatchObject([
      409,
      { code: 'mailWaits', title: 'An email of this letter is still waiting to be sent' },
    ])
    await sql`update outbox_messages set sent_at = clock_now() where record_id = ${id}`.execute(
      server.db,
    )
    expect(await refusal(id)).toBe(true)
  })

  it('is sent once when two press at the same moment', async () => {
    const other = await rejected()
    const answers = await Promise.all([send(amina, other.letter), send(luc, other.letter)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
    expect(await mailsOf(other.id)).toHaveLength(2)
  })

  it('is not sent time and again: five times within an hour', async () => {
    const other = await rejected()
    for (let times = 0; times < 5; times++) {
      expect((await send(amina, other.letter)).status).toBe(201)
      await allHasLeft()
    }
    expect(codeOf(await send(amina, other.letter))).toEqual([429, 'tooManyRequests'])
    expect(await mailsOf(other.id)).toHaveLength(6)
  })
})

describe('who sends a letter again', () => {
  let letter: KeptLetter
  let id = ''
  beforeAll(async () => {
    ;({ id, letter } = await rejected(async (application) => {
      await sql`update users set employer_id = (select employer_id from applications
        where id = ${application}) where email = 'employer@example.org'`.execute(server.db)
    }))
  })

  it.each(['auditor', 'finance'] as const)('not %s, who reads it alone', async (role) => {
    const by = await server.as(role)
    const [seen] = await lettersOf(by, 'application', id)
    expect(seen).toMatchObject({ id: letter.id, can: {} })
    expect((await send(by, letter)).status).toBe(403)
  })

  it('not its employer, who works on the application as well', async () => {
    const rachel = await server.as('employer')
    const [seen] = await lettersOf(rachel, 'application', id)
    expect(seen).toMatchObject({ id: letter.id, can: {} })
    expect((await send(rachel, letter)).status).toBe(403)
  })

  it('nobody who does not see the application', async () => {
    const employee = await server.as('employee')
    expect((await send(employee, letter)).status).toBe(404)
    expect(await mailsOf(id)).toHaveLength(1)
  })

  it('the approver, who decided', async () => {
    expect((await send(luc, letter)).status).toBe(201)
  })
})

describe('a letter whose mail', () => {
  it('was of an addressee with an account goes as it was, without a link to anybody', async () => {
    const { id, letter } = await rejected(async (application) => {
      await sql`update users set employer_id = (select employer_id from applications
        where id = ${application}) where email = 'employer@example.org'`.execute(server.db)
      await sql`update employers set contact_email = 'employer@example.org'
        where id = (select employer_id from applications where id = ${application})`.execute(
        server.db,
      )
      await sql`update applications set own_contact = null where id = ${application}`.execute(
        server.db,
      )
    })
    expect((await send(amina, letter)).status).toBe(201)
    const [first, second] = await mailsOf(id)
    expect(second).toEqual(first)
    expect(second?.link).toContain(`/applications/View?id=${id}`)
  })

  it('is of an agreement says again how to answer', async () => {
    const id = await recommended()
    await approve(luc, id, {})
    await allHasLeft()
    const letters = await lettersOf(admin, 'application', id)
    const agreement = letters.find(({ kind }) => kind === 'agreement')
    expect((await send(amina, { id: agreement?.id ?? '' })).status).toBe(201)
    const [first, second] = await mailsOf(id, 'placements.offered')
    expect(second?.body).toBe(first?.body)
    expect(second?.body).toMatch(/create an account with this email address: \S+\/register\n/)
    expect((await follow(second)).body.isToAnswer).toBe(true)
  })

  it('was refused by the mail server does not go there again, and says why', async () => {
    const { id, letter } = await rejected()
    const [mail] = await mailsOf(id)
    await sql`insert into refused_addresses (address, refused_at, reason, message_id)
      select lower(${mail?.recipient}), clock_now(), '550 No such user', id from outbox_messages limit 1`.execute(
      server.db,
    )
    expect(await refusal(id)).toEqual({ reason: 'addressRefused' })
    const answer = await send(amina, letter)
    expect([answer.status, answer.body]).toMatchObject([
      409,
      { code: 'addressRefused', title: expect.stringMatching(/^The mail server refused this/) },
    ])
    expect(await mailsOf(id)).toHaveLength(1)
    await sql`delete from refused_addresses`.execute(server.db)
  })

  it('went to somebody who is erased goes nowhere, and says so', async () => {
    const { id, letter } = await rejected()
    await sql`update kept_letters set mail = erased_leaves(mail) where id = ${letter.id}`.execute(
      server.db,
    )
    expect(await refusal(id)).toEqual({ reason: 'addressErased' })
    expect(codeOf(await send(amina, letter))).toEqual([409, 'addressErased'])
  })
})
