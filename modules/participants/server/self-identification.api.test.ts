import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestServer, type TestServer } from '#apps/server/test-server.ts'
import { auditRows } from '../../../checks/kit-at-work/audit.test-rows.ts'
import { participantStatements, type Draft } from '#modules/intake/contract/intake.ts'
import {
  asked,
  confirmed,
  mailedToken,
  participantAnswers,
  save,
  send,
  submitEmployerHalf,
  upload,
} from '#modules/intake/server/intake.test-journey.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

/** One person's half of an application to a program, with what they say about themselves. */
async function apply(
  programCode: string,
  person: ReturnType<typeof participantAnswers>,
  selfIdentification = ['preferNotToSay'],
) {
  await submitEmployerHalf(server, { programCode, participantEmail: person.email })
  const token = await mailedToken(server, person.email)
  const { body } = await server.visitor.get<Draft>(`/public/drafts/${token}`)
  await save(server, token, {
    ...asked('participant', person),
    ...confirmed(participantStatements),
    selfIdentification,
  })
  for (const { code, mandatory, askedOf } of body.program.requiredDocuments)
    if (mandatory && askedOf === 'participant') await upload(server, { token, kind: code })
  return send(server, token, 'participant-submission')
}

it('who applies again may say once more how they identify', async () => {
  const zoe = { ...participantAnswers(1), email: 'zoe.twice@example.org', lastName: 'Twice' }
  expect((await apply('YESP', zoe)).status).toBe(200)
  expect((await apply('GREEN', zoe)).status).toBe(200)
  const kept = await server.db
    .selectFrom('self_identifications as s')
    .innerJoin('participants as p', 'p.id', 's.participant_id')
    .select('p.email')
    .where('p.last_name', '=', 'Twice')
    .execute()
  expect(kept).toEqual([{ email: 'zoe.twice@example.org' }])
})

it('the trail says that somebody identified otherwise, and never how', async () => {
  const zoe = { ...participantAnswers(2), email: 'zoe.anew@example.org', lastName: 'Anew' }
  await apply('YESP', zoe)
  const { participant_id: entityId } = await server.db
    .selectFrom('self_identifications as s')
    .innerJoin('participants as p', 'p.id', 's.participant_id')
    .select('s.participant_id')
    .where('p.last_name', '=', 'Anew')
    .executeTakeFirstOrThrow()
  const said = async () => {
    const rows = await auditRows(server.db, { entityId })
    return rows.filter(({ action }) => action === 'participants.selfIdentified')
  }
  const first = { actor: `${zoe.firstName} Anew`, changes: {} }
  expect(await said()).toMatchObject([first])
  await apply('GREEN', zoe)
  expect(await said()).toHaveLength(1)
})
