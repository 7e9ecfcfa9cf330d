import { describe, expect, it } from 'vitest'
import { openTestServer } from '#apps/server/test-server.ts'
import { participantStatements } from '../contract/intake.ts'
import {
  asked,
  confirmed,
  mailedToken,
  participantAnswers,
  save,
  send,
  submitBothHalves,
  submitEmployerHalf,
  upload,
} from './intake.test-journey.ts'
import { server, start, withPeople } from './intake.test-people.ts'

withPeople()

async function somebodyOnFile() {
  const id = await submitBothHalves(server)
  return server.db
    .selectFrom('applications as a')
    .innerJoin('participants as p', 'p.id', 'a.participant_id')
    .select(['a.reference', 'p.first_name as firstName', 'p.last_name as lastName'])
    .select(['p.birth_date as birthDate', 'p.email'])
    .where('a.id', '=', id)
    .executeTakeFirstOrThrow()
}

const check = async (token: string, { firstName, lastName, birthDate }: Record<string, string>) => {
  const path = `/public/drafts/${token}/participant-check`
  const { status, body } = await server.visitor.post(path, { firstName, lastName, birthDate })
  return { status, body }
}

describe('who is on file', () => {
  it('is not to be learnt from a form, by name and birth date', async () => {
    const known = await somebodyOnFile()
    const nobody = { firstName: 'Nadia', lastName: 'Nowhere', birthDate: '2001-02-03' }
    const { token } = await start()
    expect(await check(token, known)).toEqual(await check(token, nobody))
    const { seed } = await submitEmployerHalf(server)
    const invited = await mailedToken(server, `zoe.beland.${seed}@example.org`)
    expect(await check(invited, known)).toEqual(await check(invited, nobody))
    expect(await check(invited, known)).toEqual({ status: 200, body: { openApplication: null } })
  })

  it('is not to be learnt by sending either: staff look at it, and the owner is told', async () => {
    const known = await somebodyOnFile()
    const { seed } = await submitEmployerHalf(server)
    const token = await mailedToken(server, `zoe.beland.${seed}@example.org`)
    const { firstName, lastName, birthDate } = known
    const { body: draft } = await save(server, token, {
      ...asked('participant', { ...participantAnswers(seed), firstName, lastName, birthDate }),
      ...confirmed(participantStatements),
    })
    for (const { code, mandatory, askedOf } of draft.program.requiredDocuments)
      if (mandatory && askedOf === 'participant') await upload(server, { token, kind: code })
    const sent = await send(server, token, 'participant-submission')
    expect(sent.status).toBe(200)
    expect(JSON.stringify(sent.body)).not.toContain(known.reference)
    const { is_duplicate_suspected: isSuspected } = await server.db
      .selectFrom('applications')
      .select('is_duplicate_suspected')
      .where('reference', '=', sent.body.submitted?.reference ?? '')
      .executeTakeFirstOrThrow()
    expect(isSuspected).toBe(true)
    const told = await server.db
      .selectFrom('outbox_messages')
      .select(['recipient', 'subject'])
      .where('template', '=', 'applications.sameName')
      .execute()
    expect(told).toEqual([
      { recipient: known.email, subject: 'An application was sent with your name' },
    ])
  })

  it('nor which employer: nothing answers for a business number', async () => {
    const { token } = await start()
    const { status } = await server.visitor.post(`/public/drafts/${token}/employer-check`, {})
    expect(status).toBe(404)
  })
})

describe('links that lead nowhere', () => {
  const unknown = (at: number) => `/public/drafts/${String(at).padStart(43, 'A')}`

  it('are too many after a while, and a link that holds goes on working', async () => {
    const strict = await openTestServer({ UNKNOWN_LINKS_PER_HOUR: '3' })
    const { body } = await strict.visitor.get<{ data: { id: string }[] }>('/programs/open')
    const begun = await strict.visitor.post<{ token: string }>('/public/drafts', {
      programId: body.data[0]?.id,
      language: 'en',
    })
    const statuses = []
    for (const at of [1, 2, 3, 4]) statuses.push((await strict.visitor.get(unknown(at))).status)
    expect(statuses).toEqual([404, 404, 404, 429])
    const refused = await strict.visitor.patch(unknown(5), { version: body.data[0]?.id })
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000)
    expect((await strict.visitor.get(`/public/drafts/${begun.body.token}`)).status).toBe(200)
    strict.clock.windOn({ hours: 2 })
    expect((await strict.visitor.get(unknown(6))).status).toBe(404)
    await strict.close()
  })

  it('an office begins two hundred forms in an hour', async () => {
    const office = await openTestServer({ INTAKE_STARTS_PER_HOUR: '' })
    const { body } = await office.visitor.get<{ data: { id: string }[] }>('/programs/open')
    const begin = () =>
      office.visitor.post('/public/drafts', { programId: body.data[0]?.id, language: 'en' })
    await begin()
    await office.db
      .updateTable('rate_limits')
      .set({ hits: 199 })
      .where('key', 'like', 'intake:start:%')
      .execute()
    expect([(await begin()).status, (await begin()).status]).toEqual([201, 429])
    await office.close()
  })

  it('a college asks of many people, and for as many links as the installation allows', async () => {
    const college = await openTestServer({ INTAKE_LINKS_PER_HOUR: '12' })
    const { body } = await college.visitor.get<{ data: { id: string }[] }>('/programs/open')
    const asked = { programId: body.data[0]?.id, language: 'en' }
    const begun = await college.visitor.post<{ token: string }>('/public/drafts', asked)
    const at = `/public/drafts/${begun.body.token}`
    const somebody = { firstName: 'Ada', lastName: 'Roy', birthDate: '2001-02-03' }
    const times = async (count: number, send: () => Promise<{ status: number }>) => {
      const statuses: number[] = []
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as people do
      for (let at = 0; at < count; at += 1) statuses.push((await send()).status)
      return new Set(statuses)
    }
    const check = () => college.visitor.post(`${at}/participant-check`, somebody)
    expect(await times(35, check)).toEqual(new Set([200]))
    const link = () => college.visitor.post(`${at}/fresh-link`)
    expect((await times(12, link)).has(429)).toBe(false)
    expect(await times(1, link)).toEqual(new Set([429]))
    college.clock.windOn({ hours: 2 })
    expect((await times(1, link)).has(429)).toBe(false)
    await college.close()
  })
})
