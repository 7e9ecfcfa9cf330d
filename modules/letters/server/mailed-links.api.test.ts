import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { codeOf } from '#apps/server/test-answers.ts'
import type { Caller } from '#apps/server/test-server.ts'
import {
  approve,
  luc,
  recommended,
  server,
  step,
  withPeople,
} from '#modules/applications/server/applications.test-people.ts'
import type { MailedLetter } from '../contract/mailed-letter.endpoints.ts'
import { lettersOf, textOf } from './letters.test-people.ts'

withPeople()

const visitor = () => server.visitor

/** The mail of a letter: where its button leads, and what it says. */
async function mailOf(recordId: string, template: string) {
  const { rows } = await sql<{
    link: string | null
    secret: string | null
    body: string
    language: string
  }>`
    select link, secret, body, language from outbox_messages where record_id = ${recordId} and template = ${template}`.execute(
    server.db,
  )
  const [mail] = rows
  if (!mail) throw new Error(`no ${template}`)
  return { ...mail, token: /\/letter\/([\w-]{43})$/.exec(mail.link ?? '')?.[1] ?? '' }
}

async function decline() {
  const id = await recommended()
  await step(luc, id, 'rejection', { reasonCodes: ['other'], applicantNote: 'Not a new position.' })
  return id
}

const read = (token: string) => visitor().get<MailedLetter>(`/public/letters/${token}`)
const open = (token: string) => fetch(`${server.address}/api/public/letters/${token}/file`)

describe('the mail of a letter to somebody without an account', () => {
  let id = ''
  let other = ''
  beforeAll(async () => {
    id = await decline()
    other = await recommended()
    await approve(luc, other, { applicantNote: 'Bienvenue' })
  })

  it('leads to that letter, for as long as it says', async () => {
    const { token, secret, body } = await mailOf(id, 'applications.rejected')
    expect(token).toHaveLength(43)
    expect(secret).toBe(token)
    expect(body).toMatch(/You can open the letter until \w+ \d+, \d{4}\./)
    expect(body).toContain(`/applications/View?id=${id}`)
    const { status, body: found } = await read(token)
    expect([status, found]).toMatchObject([
      200,
      { language: 'en', name: expect.stringMatching(/^Decision APP-/) },
    ])
    expect(found.subject).toMatch(/^Decision: application APP-/)
    const file = await open(token)
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(await textOf(Buffer.from(await file.arrayBuffer()))).toContain('Not a new position.')
  })

  it('leads to it where the mail had no button, and in the language of the reader', async () => {
    const { token, body, language } = await mailOf(other, 'applications.approved')
    expect(token).toHaveLength(43)
    expect(body).toMatch(
      language === 'fr' ? /Vous pouvez ouvrir la lettre/ : /You can open the letter/,
    )
    expect(body).not.toMatch(/portal|portail/)
    expect((await read(token)).body).toMatchObject({ language })
  })

  it('opens no other letter, and none to whoever guesses', async () => {
    const mine = await mailOf(id, 'applications.rejected')
    const theirs = await mailOf(other, 'applications.approved')
    expect((await read(mine.token)).body.subject).not.toBe((await read(theirs.token)).body.subject)
    const guessed = `${mine.token.slice(0, -2)}AA`
    const answers = [await read(guessed), await read('A'.repeat(43))]
    expect(answers.map(({ status }) => status)).toEqual([404, 404])
    expect((await open(guessed)).status).toBe(404)
    expect(JSON.stringify(answers.map(({ body }) => body))).not.toMatch(/APP-|Decision/)
  })

  it('keeps the hash of the link alone', async () => {
    const { token } = await mailOf(id, 'applications.rejected')
    const { rows } = await sql<{
      kept: string
    }>`select row_to_json(l)::text as kept from letter_links l`.execute(server.db)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('opens nothing once its time is over, and says so without a word of the letter', async () => {
    const { token } = await mailOf(other, 'applications.approved')
    await sql`update letter_links set expires_at = clock_now()
      where letter_id in (select id from kept_letters where record_id = ${other})`.execute(
      server.db,
    )
    const answer = await read(token)
    expect(codeOf(answer)).toEqual([409, 'linkExpired'])
    expect(JSON.stringify(answer.body)).not.toMatch(/APP-|Bienvenue/)
    expect((await open(token)).status).toBe(409)
  })
})

describe('the mail of a letter to somebody who signs in', () => {
  let rachel: Caller
  beforeAll(async () => {
    rachel = await server.as('employer')
  })

  const withEmployer = async (status: string, work: (id: string) => Promise<unknown>) => {
    const id = await recommended()
    await sql`update users set (employer_id, status) = (select a.employer_id, ${status}
      from applications a where a.id = ${id}) where email = 'employer@example.org'`.execute(
      server.db,
    )
    await sql`update employers set contact_email = 'employer@example.org'
      where id = (select employer_id from applications where id = ${id})`.execute(server.db)
    await sql`update applications set own_contact = null where id = ${id}`.execute(server.db)
    await step(luc, id, 'rejection', { reasonCodes: ['other'], applicantNote: 'No.' })
    return work(id)
  }

  it('leads to the record, where they open it; no link lets anybody in', () =>
    withEmployer('active', async (id) => {
      const mail = await mailOf(id, 'applications.rejected')
      expect([mail.token, mail.secret]).toEqual(['', null])
      expect(mail.link).toContain(`/applications/View?id=${id}`)
      expect(mail.body).not.toContain('You can open the letter')
      expect(await lettersOf(rachel, 'application', id)).toHaveLength(1)
      const { rows } =
        await sql`select 1 from letter_links l join kept_letters k on k.id = l.letter_id
        where k.record_id = ${id}`.execute(server.db)
      expect(rows).toEqual([])
    }))

  it('leads to the letter as long as their account is off', () =>
    withEmployer('disabled', async (id) => {
      expect((await mailOf(id, 'applications.rejected')).token).toHaveLength(43)
    }))
})
