import { expect, it } from 'vitest'
import { invited, margaret, roleOf, server, somebody, withPeople } from './users.test-people.ts'
import type { UserRecord } from '../contract/users.endpoints.ts'

withPeople()

const told = async (recipient: string) =>
  (
    await server.db
      .selectFrom('outbox_messages')
      .select(['subject', 'body'])
      .where('template', '=', 'users.roleChanged')
      .where('recipient', '=', recipient)
      .execute()
  ).map(({ subject, body }) => [subject, /Now: (.*)/.exec(body)?.[1]])

async function edit(id: string, part: object) {
  const { version } = (await margaret.get<UserRecord>(`/users/${id}`)).body
  const answer = await margaret.patch(`/users/${id}`, part, { version })
  expect([answer.status, answer.body.errors]).toEqual([200, undefined])
}

it('whoever gets another role is told of it once, and of nothing else that is changed', async () => {
  const ada = await somebody('finance')
  await edit(ada.id, { name: 'Ada Browning' })
  expect(await told(ada.email)).toEqual([])
  await edit(ada.id, { roleId: await roleOf('auditor') })
  expect(await told(ada.email)).toEqual([[expect.stringContaining('Your role in'), 'Auditor']])
})

it('whoever is only invited so far is told nothing', async () => {
  const { id, email } = await invited()
  await edit(id, { roleId: await roleOf('auditor'), programIds: [] })
  expect(await told(email)).toEqual([])
})
