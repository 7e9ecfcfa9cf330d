import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { ownId } from '#apps/server/test-server.ts'
import {
  amina,
  luc,
  read,
  server,
  step,
  withPeople,
} from '#modules/applications/server/applications.test-people.ts'
import { submitEmployerHalf } from '#modules/intake/server/intake.test-journey.ts'
import { cast } from '#seeds/cast.ts'
import { addOne, judge, lettersOf, ofBothSides, refusal } from './documents.test-people.ts'

withPeople()

const idOf = async (reference: string | undefined) =>
  (
    await server.db
      .selectFrom('applications')
      .select('id')
      .where('reference', '=', reference ?? '')
      .executeTakeFirstOrThrow()
  ).id

it('why a document was refused or removed stays in the history, whatever follows', async () => {
  const { id } = await ofBothSides()
  const { body: refused } = await judge(amina, id, {
    series: 'workStatus',
    noun: 'refusal',
    body: refusal,
  })
  await judge(amina, id, { series: 'workStatus', noun: 'acceptance' })
  await judge(amina, id, {
    series: 'offerLetter',
    noun: 'removal',
    body: { reason: 'Of another person' },
  })
  type Told = { action: string; reason: string | null; changes: Record<string, unknown> }
  const { body } = await amina.get<{ data: Told[] }>(`/applications/${id}/history`)
  const told = (action: string) => body.data.find((each) => each.action === action)
  expect(told('applications.refuseDocument')).toMatchObject({
    reason: refusal.note,
    changes: { participantDocumentReasons: [null, ['unreadable']] },
  })
  expect(told('applications.removeDocument')?.reason).toBe('Of another person')
  const own = await server.db
    .selectFrom('audit_log')
    .select(['action', 'reason'])
    .where('entity', '=', 'document')
    .where('entity_id', '=', refused.id)
    .orderBy('id')
    .execute()
  expect(own.map(({ action, reason }) => [action, reason])).toEqual([
    ['documents.refuseDocument', refusal.note],
    ['documents.acceptDocument', null],
  ])
})

it('what was sent again after the recommendation is approved once somebody has accepted it', async () => {
  const { id, lucas } = await ofBothSides()
  await judge(amina, id, { series: 'workStatus', noun: 'acceptance' })
  await step(amina, id, 'recommendation', { outcome: 'approve' })
  const { funding } = await read(luc, id)
  await addOne(lucas, id, { kind: 'workStatus' })
  const answer = await step(luc, id, 'approval', { expectedAmount: funding.total })
  expect(answer.body).toMatchObject({
    code: 'documentsReplaced',
    title:
      'Sent again since the recommendation: Proof of status in Canada. Accept it, or return the application to review',
  })
  expect((await read(luc, id)).can['approve']).toMatchObject({ reason: 'documentsReplaced' })
  await judge(amina, id, { series: 'workStatus', noun: 'acceptance' })
  expect((await step(luc, id, 'approval', { expectedAmount: funding.total })).status).toBe(200)
})

it('a letter that would reach the other side is not written, though its reader has an account', async () => {
  const { id } = await ofBothSides()
  await sql`update participants set email = ${cast.employee.email}, proven_email = null
    where id = (select participant_id from applications where id = ${id})`.execute(server.db)
  await sql`update employers set contact_email = ${cast.employee.email}
    where id = (select employer_id from applications where id = ${id})`.execute(server.db)
  const answer = await judge(amina, id, {
    series: 'workStatus',
    noun: 'refusal',
    body: refusal,
  })
  expect([answer.status, answer.body.code]).toEqual([409, 'sharedAddress'])
  expect(await lettersOf(id)).toEqual([])
})

it('what staff added for a participant who has not answered yet is not refused to anybody', async () => {
  const { submitted } = await submitEmployerHalf(server)
  const id = await idOf(submitted.body.submitted?.reference)
  await step(amina, id, 'assignment', { assigneeId: await ownId(amina) })
  expect((await addOne(amina, id, { kind: 'workStatus' })).status).toBe(201)
  const answer = await judge(amina, id, {
    series: 'workStatus',
    noun: 'refusal',
    body: refusal,
  })
  expect([answer.status, answer.body.code]).toEqual([409, 'participantMissing'])
})
