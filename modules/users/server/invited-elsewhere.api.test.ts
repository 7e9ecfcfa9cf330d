import { describe, expect, it } from 'vitest'
import { cast } from '#seeds/cast.ts'
import type { UserRecord } from '../contract/users.endpoints.ts'
import { firstError, newcomer, rachel, sarah, server, withPeople } from './users.test-people.ts'

withPeople()

/** What may differ of two people: who they are. */
const without = ({ id: _, email, name, ...rest }: UserRecord) =>
  JSON.stringify({ ...rest, email: typeof email, name: typeof name }).replace(
    /\d{4}-\d\d-\d\dT[\d:.]+Z/g,
    'moment',
  )

const lettersTo = async (recipient: string, template: string) =>
  (
    await server.db
      .selectFrom('outbox_messages')
      .select(['subject', 'body'])
      .where('recipient', '=', recipient)
      .where('template', '=', template)
      .execute()
  ).map(({ subject, body }) => `${subject} ${body}`)

async function invite(email: string) {
  return rachel.post<UserRecord>('/users', await newcomer({ email }, 'employer'))
}

describe('an employer who invites', () => {
  it('learns the same of an address with an account elsewhere as of any other', async () => {
    const taken = await invite(cast.approver.email)
    const free = await invite('nobody.so.far@example.org')
    expect([taken.status, free.status]).toEqual([201, 201])
    expect(taken.body.email).toBe(cast.approver.email)
    expect(without(taken.body)).toBe(without(free.body))
    const found = await rachel.get<{ data: { id: string; email: string }[] }>(
      `/users/employers?search=${cast.approver.email}`,
    )
    expect(found.body.data).toMatchObject([{ id: taken.body.id, email: cast.approver.email }])
    const again = [await invite(cast.approver.email), await invite('nobody.so.far@example.org')]
    expect(again.map((each) => firstError(each, 'email'))).toEqual(['emailTaken', 'emailTaken'])
    for (const { id } of [taken.body, free.body]) {
      expect((await rachel.post(`/users/${id}/invitation`)).status).toBe(200)
      const withdrawn = await rachel.delete<UserRecord>(`/users/${id}/invitation`)
      expect([withdrawn.status, withdrawn.body.status]).toEqual([200, 'disabled'])
    }
  })

  it('the owner is told, keeps the account as it is, and gets no link to another', async () => {
    const told = await lettersTo(cast.approver.email, 'users.invitedElsewhere')
    expect(told).toHaveLength(2)
    expect(told[0]).toContain(cast.employer.name)
    expect(await lettersTo(cast.approver.email, 'registration.invited')).toEqual([])
    expect((await (await server.as('approver')).get('/me')).body).toMatchObject({
      userData: { email: cast.approver.email, type: 'staff' },
    })
  })

  it('staff are told: they see who has an account anyway', async () => {
    const body = await newcomer({ email: cast.approver.email })
    expect(firstError(await sarah.post('/users', body), 'email')).toBe('emailTaken')
  })
})
