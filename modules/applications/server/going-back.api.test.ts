import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { jobs } from '#apps/server/modules.ts'
import { openTestServer, ownId, type TestServer } from '#apps/server/test-server.ts'
import { windOn } from '#kit/server/wind-on.ts'
import { submitBothHalves } from '#modules/intake/server/intake.test-journey.ts'
import { cast, colleagues } from '#seeds/cast.ts'
import { lettersOf, ownJobs, read, step } from './returned.test-people.ts'

// Both arrive in the hour in which the organisation's day is another one than that of UTC.
const zones = [
  {
    timeZone: 'America/Toronto',
    arrives: '2027-02-02T04:30:00Z',
    told: '2027-02-06',
    lastDay: '2027-02-11',
    returned: '2027-02-12',
  },
  {
    timeZone: 'Europe/Paris',
    arrives: '2027-02-01T23:30:00Z',
    told: '2027-02-07',
    lastDay: '2027-02-12',
    returned: '2027-02-13',
  },
]

describe.each(zones)(
  'an application that nobody takes in hand within ten days in $timeZone',
  ({ timeZone, arrives, told, lastDay, returned }) => {
    let server: TestServer
    let id: string
    let other: string
    let assigned: string

    beforeAll(async () => {
      server = await openTestServer({ TIME_ZONE: timeZone })
      await sql`update applications set status = 'inReview' where status = 'submitted'`.execute(
        server.db,
      )
      id = await submitBothHalves(server, { language: 'fr' })
      other = await submitBothHalves(server)
      assigned = await submitBothHalves(server)
      const ids = [id, other, assigned]
      await sql`update applications set submitted_at = ${arrives} where id = any(${ids})`.execute(
        server.db,
      )
      await sql`update programs set auto_return_days = 10 where code = 'YESP'`.execute(server.db)
      server.clock.moveTo(new Date(arrives))
      const amina = await server.as('caseOfficer')
      const taken = { assigneeId: await ownId(amina) }
      expect((await step(server, amina, { id: assigned, noun: 'assignment' }, taken)).status).toBe(
        200,
      )
      const grace = await server.as('superAdmin')
      const body = { byMail: { goingBack: false } }
      expect((await grace.patch('/settings/notifications', body)).status).toBe(200)
    }, 60_000)
    afterAll(() => server.close())

    const windTo = (moment: string) =>
      windOn(server.system, { until: new Date(moment), jobs: ownJobs(jobs) })

    it('is announced to those who may take it in hand, in one letter, five days before', async () => {
      await windTo(`${told}T12:34:00Z`)
      expect(await lettersOf(server, 'goingBack')).toEqual([])
      await windTo(`${told}T12:36:00Z`)
      const letters = await lettersOf(server, 'goingBack')
      const recipients = letters.map(({ recipient }) => recipient)
      expect(recipients).toEqual(
        expect.arrayContaining([
          cast.caseOfficer.email,
          colleagues.noemiePoirier.email,
          cast.admin.email,
        ]),
      )
      expect(new Set(recipients).size).toBe(recipients.length)
      // Of other programs, without the permission, and who does not want it.
      for (const { email } of [colleagues.simonBeaulieu, cast.finance, cast.superAdmin])
        expect(recipients).not.toContain(email)
      const [english] = letters.filter(({ recipient }) => recipient === cast.caseOfficer.email)
      const [french] = letters.filter(
        ({ recipient }) => recipient === colleagues.noemiePoirier.email,
      )
      expect(english?.subject).toMatch(
        /^2 applications go back unreviewed after February 1\d, 2027$/,
      )
      expect(french?.subject).toMatch(
        /^2 demandes seront renvoyées sans étude après le 1\d février 2027$/,
      )
      const amina = await server.as('caseOfficer')
      const { search } = new URL(english?.link ?? '')
      const { body } = await amina.get<{ data: { id: string }[] }>(
        `/applications?stage=pending&${search.slice(1)}`,
      )
      expect(body.data.map((row) => row.id).toSorted()).toEqual([id, other].toSorted())
    })

    it('says on which day it goes back to staff alone', async () => {
      const amina = await server.as('caseOfficer')
      expect((await read(amina, id)).returnsOn).toBe(returned)
      expect((await read(amina, assigned)).returnsOn).toBeNull()
      await sql`update applications set employer_id = u.employer_id from users u
        where u.email = ${cast.employer.email} and applications.id = ${other}`.execute(server.db)
      expect((await read(await server.as('employer'), other)).returnsOn).toBeNull()
    })

    it('is there through its last day, and goes back in the night after it, both told once', async () => {
      await windTo(`${lastDay}T12:00:00Z`)
      const margaret = await server.as('superAdmin')
      expect((await read(margaret, id)).status).toBe('submitted')
      await windTo(`${returned}T05:21:00Z`)
      expect(await read(await server.as('superAdmin'), id)).toMatchObject({
        status: 'returned',
        returnsOn: null,
      })
      await windTo('2027-03-20T12:00:00Z')
      const [employer, ...more] = await lettersOf(server, 'returned', id)
      expect(more).toEqual([])
      expect(employer).toMatchObject({
        language: 'fr',
        subject: expect.stringMatching(/^Demande APP-\S+ renvoyée sans étude$/) as string,
      })
      const [person, ...again] = await lettersOf(server, 'returnedForPerson', id)
      expect(again).toEqual([])
      expect(person).toMatchObject({
        language: 'en',
        subject: expect.stringMatching(/^Application APP-\S+ returned without a review$/) as string,
      })
      expect(person?.body).toContain('It was not rejected')
    })

    it('was announced once for its day, and what somebody has stays', async () => {
      const told = await lettersOf(server, 'goingBack')
      expect(new Set(told.map(({ recipient }) => recipient)).size).toBe(told.length)
      const margaret = await server.as('superAdmin')
      expect((await read(margaret, assigned)).status).toBe('inReview')
    })
  },
)
