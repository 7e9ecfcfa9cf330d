import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { runSteps } from '#kit/server/jobs.ts'
import {
  approve,
  luc,
  recommended,
  server,
  step,
  withPeople,
} from '#modules/applications/server/applications.test-people.ts'
import type { PlacementRecord } from '#modules/placements/contract/placements.endpoints.ts'
import type { MailedLetter } from '../contract/mailed-letter.endpoints.ts'
import { printLetters } from './print-kept.ts'

withPeople()

const password = 'Étang-brumeux 42 cygnes'

async function mailTo(recordId: string, template: string) {
  const { rows } = await sql<{ link: string; body: string; recipient: string }>`
    select link, body, recipient from outbox_messages
    where record_id = ${recordId} and template = ${template}`.execute(server.db)
  if (!rows[0]) throw new Error(`no ${template}`)
  return rows[0]
}

/** Makes an account with an address, as the mail says, and signs in. */
async function register(email: string) {
  const typed = { userType: 'employer', name: 'Marie Côté', email }
  await server.visitor.post('/auth/register', { ...typed, password, confirmation: password })
  const { rows } = await sql<{ link: string }>`select link from outbox_messages
    where recipient = ${email} and template = 'registration.confirm'`.execute(server.db)
  const token = new URL(rows[0]?.link ?? '').searchParams.get('token')
  expect((await server.visitor.post('/auth/verify-email', { token, password })).status).toBe(200)
  const { body } = await server.visitor.post<{ accessToken: string }>('/auth/login', {
    email,
    password,
  })
  return server.withToken(body.accessToken)
}

describe('an agreement that is mailed to somebody without an account', () => {
  let id = ''
  beforeAll(async () => {
    id = await recommended()
    await approve(luc, id, {})
  })

  it('says how to answer, in the mail and on the page that the mail leads to', async () => {
    const { link, body } = await mailTo(id, 'placements.offered')
    expect(body).toMatch(/To answer, create an account with this email address: \S+\/register\n/)
    expect(body).toMatch(/You then answer in the portal: \S+\/applications\/approved\//)
    const token = /\/letter\/([\w-]{43})$/.exec(link)?.[1] ?? ''
    const { body: found } = await server.visitor.get<MailedLetter>(`/public/letters/${token}`)
    expect(found.isToAnswer).toBe(true)
  })

  it('is accepted by whoever does as it says, with name, version and time', async () => {
    const { recipient } = await mailTo(id, 'placements.offered')
    const marie = await register(recipient)
    const { placement } = (await marie.get<{ placement: { id: string } }>(`/applications/${id}`))
      .body
    const seen = (await marie.get<PlacementRecord>(`/placements/${placement.id}`)).body
    const accepted = await marie.post<PlacementRecord>(
      `/placements/${placement.id}/acceptance`,
      {
        signatoryName: 'Marie Côté',
        signatoryTitle: 'Owner',
        agreementLanguage: 'en',
        isConfirmed: true,
        seal: seen.seal,
      },
      { version: seen.version },
    )
    expect([accepted.status, accepted.body.status]).toEqual([200, 'accepted'])
  })

  it('is no business of a decision, which nobody answers', async () => {
    const other = await recommended()
    await step(luc, other, 'rejection', { reasonCodes: ['other'], applicantNote: 'No.' })
    const { link, body } = await mailTo(other, 'applications.rejected')
    expect(body).not.toContain('/register')
    const token = /\/letter\/([\w-]{43})$/.exec(link)?.[1] ?? ''
    const { body: found } = await server.visitor.get<MailedLetter>(`/public/letters/${token}`)
    expect(found.isToAnswer).toBe(false)
  })
})

describe('letters that wait to be printed', () => {
  const waiting = async () =>
    (
      await sql<{
        id: string
      }>`select id from kept_letters where file_id is null order by id`.execute(server.db)
    ).rows.map(({ id }) => id)

  it('are not held up by one that cannot be, which waits behind them', async () => {
    await runSteps(server.system, printLetters)
    const [first, second] = [await recommended(), await recommended()]
    for (const id of [first, second])
      await step(luc, id, 'rejection', { reasonCodes: ['other'], applicantNote: 'No.' })
    await sql`update kept_letters set file_id = null, paper = case when record_id = ${first}
        then paper - 'blocks' else paper end where record_id in (${first}, ${second})`.execute(
      server.db,
    )
    const [broken] = await waiting()
    await expect(runSteps(server.system, printLetters)).rejects.toThrow()
    await runSteps(server.system, printLetters).catch(() => undefined)
    expect(await waiting()).toEqual([broken])
  })
})
