import { expect, it } from 'vitest'
import { mailedToken, sendParticipantHalf, submitEmployerHalf } from './intake.test-journey.ts'
import { server, withPeople } from './intake.test-people.ts'

withPeople()

it('whoever writes another person’s address into a form keeps that person from nothing', async () => {
  const mallory = 'mallory.borrows@example.org'
  const { seed } = await submitEmployerHalf(server, { participantEmail: mallory })
  const zoe = `zoe.beland.${seed}@example.org`
  const borrowed = await sendParticipantHalf(server, {
    token: await mailedToken(server, mallory),
    seed,
  })
  expect(borrowed.status).toBe(200)
  await submitEmployerHalf(server, { participantEmail: zoe })
  const own = await sendParticipantHalf(server, { token: await mailedToken(server, zoe), seed })
  expect([own.status, own.body]).toMatchObject([200, { submitted: {} }])
  const people = await server.db
    .selectFrom('participants as p')
    .innerJoin('applications as a', 'a.participant_id', 'p.id')
    .select(['p.id', 'p.version'])
    .where('p.email', '=', zoe)
    .execute()
  expect(people.map(({ version }) => version)).toEqual([1, 1])
  expect(new Set(people.map(({ id }) => id)).size).toBe(2)
  // An account is made for whoever the link was mailed to.
  expect((await server.visitor.post('/auth/employee-password', { email: zoe })).status).toBe(204)
  const letters = await server.db
    .selectFrom('outbox_messages')
    .select('id')
    .where('recipient', '=', zoe)
    .where('template', '=', 'registration.employeePassword')
    .execute()
  expect(letters).toHaveLength(1)
})

it('a known person who comes by a link to the own address finds the own profile, whoever named it', async () => {
  const mallory = 'mallory.names@example.org'
  const { seed } = await submitEmployerHalf(server, { participantEmail: mallory })
  const zoe = `zoe.beland.${seed}@example.org`
  const half = async (to: string) => {
    const sent = await sendParticipantHalf(server, { token: await mailedToken(server, to), seed })
    expect(sent.status).toBe(200)
    await server.db.updateTable('applications').set({ status: 'withdrawn' }).execute()
  }
  await half(mallory)
  for (let time = 0; time < 2; time += 1) {
    await submitEmployerHalf(server, { participantEmail: zoe })
    await half(zoe)
  }
  const people = await server.db
    .selectFrom('participants')
    .select(['version', 'proven_email'])
    .where('email', '=', zoe)
    .orderBy('id')
    .execute()
  expect(people).toEqual([
    { version: 1, proven_email: mallory },
    { version: 2, proven_email: zoe },
  ])
})
