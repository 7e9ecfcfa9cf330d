import { expect, it } from 'vitest'
import { dayOf } from '#kit/server/organisation.ts'
import {
  amina,
  read,
  server,
  withPeople,
} from '#modules/applications/server/applications.test-people.ts'
import { dueDay } from '#modules/business-days/server/due-day.ts'
import { asked, told } from './information.test-people.ts'

withPeople()

it('an application withdrawn while something is asked for waits for no answer once it is reopened, and both sides hear of that', async () => {
  const { id, email } = await asked()
  const { reviewDaysLeft: left, version } = await read(amina, id)
  const path = `/applications/${id}`
  await amina.post(`${path}/withdrawal`, { reason: 'The shop moved' }, { version })
  expect((await told(id)).map(({ state }) => state)).toEqual(['withdrawn'])
  server.clock.windOn({ days: 30 })
  const luc = await server.as('approver')
  const now = await read(luc, id)
  const body = { reason: 'It did not move' }
  expect((await luc.post(`${path}/reopening`, body, { version: now.version })).status).toBe(200)
  const { province } = await server.db
    .selectFrom('programs')
    .innerJoin('applications', 'applications.program_id', 'programs.id')
    .select('programs.province')
    .where('applications.id', '=', id)
    .executeTakeFirstOrThrow()
  const dueOn = await dueDay(
    {
      db: server.db,
      today: async () => dayOf({ timeZone: 'America/Toronto' }, server.clock.now()),
    },
    { days: left ?? 0, province },
  )
  const reopened = await read(luc, id)
  expect(reopened).toMatchObject({
    status: 'inReview',
    informationDueOn: null,
    informationRequest: null,
    reviewDaysLeft: null,
    reviewDueOn: dueOn,
  })
  const letters = await server.db
    .selectFrom('outbox_messages')
    .select(['recipient', 'template'])
    .where('record_id', '=', id)
    .where('template', 'like', 'applications.reopened%')
    .orderBy('template')
    .execute()
  expect(letters).toEqual([
    { recipient: email, template: 'applications.reopened' },
    { recipient: reopened.participant?.email, template: 'applications.reopenedForPerson' },
  ])
})
