import { describe, expect, it } from 'vitest'
import {
  amina,
  read,
  server,
  step,
  withPeople,
} from '#modules/applications/server/applications.test-people.ts'
import {
  asked,
  inReview,
  lettersTo,
  open,
  request,
  save,
  send,
  told,
  upload,
  wage,
} from './information.test-people.ts'

withPeople()

const nothing = { fields: [], documents: [] }

/** Rachel belongs to the employer of an application. */
async function rachelOf(id: string) {
  await server.db
    .updateTable('users')
    .set((make) => ({
      employer_id: make.selectFrom('applications').select('employer_id').where('id', '=', id),
    }))
    .where('type', '=', 'employer')
    .execute()
  return server.as('employer')
}

describe('what one side is asked', () => {
  it('counts for that side, which whoever opens it signed in as somebody else is told', async () => {
    const { id, token } = await asked()
    const rachel = await rachelOf(id)
    const { employer } = await read(amina, id)
    const counted = async (by: typeof rachel) =>
      (await by.get<{ countsFor: object }>(`/public/information/${token}`)).body.countsFor
    expect(await counted(rachel)).toEqual({ employer: employer.legalName, isOther: false })
    expect(await counted(amina)).toEqual({ employer: employer.legalName, isOther: true })
    // Who applied with an address of their own speaks for the employer as nobody has confirmed yet.
    await server.db
      .updateTable('applications')
      .set({ own_contact: JSON.stringify({ name: 'A', email: 'a@example.org' }) })
      .where('id', '=', id)
      .execute()
    expect(await counted(rachel)).toEqual({ employer: null, isOther: true })
  })

  it('is not told to the other by the record', async () => {
    const id = await inReview()
    const rachel = await rachelOf(id)
    const message = 'Your permit seems to have expired'
    await request(id, { message, employee: { ...nothing, fields: ['participant.phone'] } })
    expect(await read(amina, id)).toMatchObject({ informationRequest: message })
    const seen = await rachel.get<object>(`/applications/${id}`)
    expect(seen.body).toMatchObject({
      status: 'inReview',
      informationRequest: null,
      informationDueOn: null,
    })
    expect(JSON.stringify(seen.body)).not.toContain(message)
  })

  it('is told to that side', async () => {
    const { id } = await asked()
    const rachel = await rachelOf(id)
    const { body } = await rachel.get<object>(`/applications/${id}`)
    expect(body).toMatchObject({ informationRequest: 'We cannot read the wage' })
  })
})

describe('a link of somebody signed in', () => {
  const openLink = async (id: string) => {
    const rachel = await rachelOf(id)
    const { body } = await rachel.post<{ token: string }>(
      `/applications/${id}/information-request/link`,
    )
    return body.token
  }

  it('answers in their name', async () => {
    const { id } = await asked()
    const token = await openLink(id)
    await save(token, { [wage]: '25.10' })
    expect((await send(token)).status).toBe(200)
    expect((await told(id))[0]).toMatchObject({ state: 'answered', answeredBy: 'Rachel Okafor' })
  })

  it('ends with their access', async () => {
    const { id } = await asked()
    const token = await openLink(id)
    expect((await open(token)).status).toBe(200)
    await server.db
      .updateTable('users')
      .set({ employer_id: null })
      .where('type', '=', 'employer')
      .execute()
    expect((await open(token)).status).toBe(404)
    expect((await server.visitor.post(`/public/information/${token}/fresh-link`)).status).toBe(404)
  })

  it('holds no longer when there is more time', async () => {
    const { id } = await asked()
    const token = await openLink(id)
    const until = async () =>
      server.db
        .selectFrom('information_links')
        .select('expires_at')
        .where('user_id', 'is not', null)
        .orderBy('made_at', 'desc')
        .executeTakeFirstOrThrow()
    const before = await until()
    await step(amina, id, 'information-request/extension', {
      newDay: '2027-03-01',
      reason: 'Holidays',
    })
    expect(await until()).toEqual(before)
    expect((await open(token)).body).toMatchObject({ dueOn: '2027-03-01' })
  })
})

describe('new links', () => {
  it('are a few within the hour, and nobody is told when there are no more', async () => {
    const { id, token, email } = await asked()
    for (let times = 0; times < 6; times += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const answer = await server.visitor.post(`/public/information/${token}/fresh-link`)
      expect(answer.status).toBe(204)
    }
    expect((await lettersTo(id, email)).filter((kind) => kind === 'freshLink')).toHaveLength(2)
  })

  it('of before stay expired when there is more time', async () => {
    const { id, token } = await asked()
    await server.db
      .updateTable('information_links')
      .set({ expires_at: '2020-01-01T00:00:00Z' })
      .execute()
    await step(amina, id, 'information-request/extension', {
      newDay: '2027-03-01',
      reason: 'Holidays',
    })
    expect((await open(token)).body).toMatchObject({ code: 'linkExpired' })
  })
})

describe('an answer', () => {
  it('leaves out what the form leaves open, but is not empty', async () => {
    const { id, token } = await asked({ fields: ['employer.website'] })
    expect((await send(token)).body).toMatchObject({ errors: { reply: [{ code: 'required' }] } })
    await save(token, { reply: 'We have no website' })
    expect((await send(token)).status).toBe(200)
    expect((await told(id))[0]).toMatchObject({ state: 'answered', reply: 'We have no website' })
  })

  it('has an end', async () => {
    const { token } = await asked()
    const answer = await save(token, { reply: 'x'.repeat(250_000) })
    expect([413, 422]).toContain(answer.status)
  })

  it('names a question once, however often it was asked', async () => {
    const { token } = await asked({ fields: [wage, wage] })
    const { body } = await open(token)
    const ids = body.form?.sections.flatMap(({ questions }) => questions.map((each) => each.id))
    expect(ids).toEqual([wage, 'reply'])
  })

  it('that never came leaves neither words nor files', async () => {
    const { id, token } = await asked({ documents: [{ kind: 'other', sentence: 'The pay stub' }] })
    await save(token, { [wage]: '31.07' })
    const { body } = await upload(token, 'document1')
    const file = body.documents[0]?.id ?? ''
    await step(amina, id, 'information-request/withdrawal', { reason: 'Found it' })
    const kept = await server.db
      .selectFrom('information_requests')
      .select(['answers', 'files', 'state'])
      .where('application_id', '=', id)
      .execute()
    expect(kept).toEqual([{ answers: {}, files: [], state: 'withdrawn' }])
    const files = await server.db.selectFrom('files').select('id').where('id', '=', file).execute()
    expect(files).toEqual([])
  })
})
