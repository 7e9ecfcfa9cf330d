import { expect, test } from 'vitest'
import { runJob } from '#kit/server/jobs.ts'
import { forgetDrafts } from '#modules/forms/server/forget-drafts.ts'
import type { Draft } from '../contract/intake.ts'
import { participantStatements } from '../contract/intake.ts'
import {
  asked,
  confirmed,
  mailedToken,
  participantAnswers,
  save,
  send,
  submitEmployerHalf,
  upload,
  wholeHalf,
} from './intake.test-journey.ts'
import { server, start, withPeople } from './intake.test-people.ts'

withPeople()

const known = () => server.db.selectFrom('self_identifications').select('participant_id').execute()

test('whoever prefers not to say belongs to no group beside, and is told so', async () => {
  const before = (await known()).length
  const { seed } = await submitEmployerHalf(server)
  const token = await mailedToken(server, `zoe.beland.${seed}@example.org`)
  await save(server, token, {
    ...asked('participant', participantAnswers(seed)),
    ...confirmed(participantStatements),
    selfIdentification: ['firstNations', 'preferNotToSay'],
  })
  const sent = await send(server, token, 'participant-submission')
  expect([sent.status, sent.body.errors]).toMatchObject([
    422,
    { selfIdentification: [{ code: 'standsAlone' }] },
  ])
  expect(await known()).toHaveLength(before)
})

test('an invitation sends in no employer’s half', async () => {
  const { seed, token: employers } = await submitEmployerHalf(server)
  const token = await mailedToken(server, `zoe.beland.${seed}@example.org`)
  const { version } = (await server.visitor.get<Draft>(`/public/drafts/${employers}`)).body
  const { revision } = (await server.visitor.get<Draft>(`/public/drafts/${token}`)).body
  const sent = await server.visitor.post(`/public/drafts/${token}/submission`, {
    version,
    revision,
  })
  expect([sent.status, sent.body.code]).toEqual([404, 'notFound'])
  const { token: begun } = await start()
  expect((await send(server, begun, 'participant-submission')).status).toBe(404)
})

test('a document whose code looks like a question’s key stays with the application', async () => {
  await server.db
    .updateTable('programs')
    .set({
      required_documents: JSON.stringify([
        {
          code: 'qualityplan',
          name: { en: 'Quality plan', fr: 'Plan de qualité' },
          askedOf: 'employer',
          mandatory: true,
        },
      ]),
    })
    .where('code', '=', 'YESP')
    .execute()
  const { token } = await start()
  await save(server, token, wholeHalf(8101))
  expect((await upload(server, { token, kind: 'qualityplan' })).status).toBe(201)
  const sent = await send(server, token)
  expect([sent.status, sent.body.code]).toEqual([200, undefined])
  const kept = await server.db
    .selectFrom('application_documents as d')
    .innerJoin('applications as a', 'a.id', 'd.application_id')
    .select('d.kind')
    .where('a.reference', '=', sent.body.submitted?.reference ?? '')
    .execute()
  expect(kept).toEqual([{ kind: 'qualityplan' }])
})

test('a form is kept as long as the newest link to it holds', async () => {
  const { token } = await start()
  server.clock.windOn({ days: 25 })
  await save(server, token, { 'employer.city': 'Gatineau' })
  const email = 'marie.later@example.org'
  expect((await server.visitor.post(`/public/drafts/${token}/link`, { email })).status).toBe(204)
  server.clock.windOn({ days: 6 })
  await runJob(server.system, forgetDrafts)
  const newest = await mailedToken(server, email)
  const seen = await server.visitor.get<Draft>(`/public/drafts/${newest}`)
  expect([seen.status, seen.body.answers]).toMatchObject([200, { 'employer.city': 'Gatineau' }])
  server.clock.windOn({ days: 25 })
  await runJob(server.system, forgetDrafts)
  expect((await server.visitor.get(`/public/drafts/${newest}`)).status).toBe(404)
})
