import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { product } from '#apps/server/modules.ts'
import { ownId } from '#apps/server/test-server.ts'
import { runJob } from '#kit/server/jobs.ts'
import { amina, server, withPeople } from '#modules/applications/server/applications.test-people.ts'
import { submitBothHalves } from '#modules/intake/server/intake.test-journey.ts'
import { newNote } from '#modules/notes-and-tasks/server/desk.test-world.ts'
import { mentionOf } from '#modules/notes-and-tasks/contract/mentions.ts'
import { cast } from '#seeds/cast.ts'
import type { MailRhythm } from '../contract/rhythm.ts'
import { put } from './notices.test-people.ts'
import { sendDigests } from './send-digests.ts'

withPeople()
let ids: string[]
let own: string

beforeAll(async () => {
  ids = [await submitBothHalves(server), await submitBothHalves(server)]
  own = await ownId(amina)
  // The clock of these tests goes far ahead.
  await sql`update users set password_changed_at = '2027-11-01'`.execute(server.db)
})
beforeEach(async () => {
  await sql`delete from digest_entries`.execute(server.db)
  await sql`delete from mail_rhythms`.execute(server.db)
  await sql`delete from outbox_messages`.execute(server.db)
})

const zone = 'America/Toronto'
const usual: MailRhythm = {
  rhythm: 'atOnce',
  hour: 8,
  weekday: 1,
  timeZone: zone,
  quiet: null,
  quietWeekends: false,
}
/** After the clock has gone on, everybody signs in again. */
const signedIn = () => server.as('caseOfficer')
const choose = async (part: Partial<MailRhythm>) =>
  put(server, await signedIn(), {
    path: '/settings/notifications/rhythm',
    body: { ...usual, ...part },
  })
const at = (moment: string) => server.clock.moveTo(new Date(moment))
const digest = () => runJob(server.system, sendDigests(product))

/** Amina is mentioned in a note on an application. */
async function mentioned(id = ids[0]) {
  const margaret = await server.as('superAdmin')
  const note = newNote({ body: `See ${mentionOf(own)}` })
  expect((await margaret.post(`/records/application/${id}/notes`, note)).status).toBe(201)
}

async function mails(template: string) {
  const { rows } = await sql<{ subject: string; body: string; notBefore: string }>`
    select subject, body, to_char(next_attempt_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI"Z"') as "notBefore"
    from outbox_messages where template = ${template} and recipient = ${cast.caseOfficer.email} order by id`.execute(
    server.db,
  )
  return rows
}
const single = () => mails('notes.mentioned')
const digests = () => mails('notifications.digest')

describe('a digest', () => {
  it('comes once a day at its hour, in place of single mails, with the way to each record', async () => {
    at('2027-01-11T15:00:00Z')
    expect((await choose({ rhythm: 'daily', hour: 7 })).status).toBe(200)
    for (const id of [...ids, ids[0]]) await mentioned(id)
    await digest()
    expect([await single(), await digests()]).toEqual([[], []])
    at('2027-01-12T11:59:00Z')
    await digest()
    expect(await digests()).toEqual([])
    at('2027-01-12T12:00:00Z')
    await Promise.all([digest(), digest()])
    const [mail, ...others] = await digests()
    expect([mail?.subject, others]).toEqual([expect.stringMatching(/^3 notifications from /), []])
    for (const id of ids) expect(mail?.body.split(`/applications/pending/${id}`)).toHaveLength(2)
    at('2027-01-13T12:00:00Z')
    await digest()
    expect(await digests()).toHaveLength(1)
  })

  it('comes on its day of the week, by the clock there, also when the clocks change', async () => {
    at('2027-03-10T15:00:00Z')
    await choose({ rhythm: 'weekly', weekday: 7, hour: 8 })
    await mentioned()
    // Sunday the 14th: eight in the morning is noon in UTC, where it was one in the afternoon before.
    at('2027-03-14T11:59:00Z')
    await digest()
    expect(await digests()).toEqual([])
    at('2027-03-14T12:00:00Z')
    await digest()
    expect(await digests()).toHaveLength(1)
  })

  it('leaves out what may not be opened any more, and without anything else is not sent', async () => {
    at('2027-04-05T15:00:00Z')
    await choose({ rhythm: 'daily' })
    await mentioned()
    await sql`update digest_entries set record_id = uuidv7()`.execute(server.db)
    at('2027-04-06T13:00:00Z')
    await digest()
    expect(await digests()).toEqual([])
  })

  it('says of what can be told no more that there is news, and keeps nobody else waiting', async () => {
    at('2027-04-06T15:00:00Z')
    await choose({ rhythm: 'daily' })
    await mentioned()
    await sql`update digest_entries set facts = '{}' where told_at is null`.execute(server.db)
    at('2027-04-07T13:00:00Z')
    await digest()
    expect((await digests())[0]?.body).toContain('There is news about a record')
  })

  it('waits for no other process that is at somebody’s digest', async () => {
    at('2027-04-12T15:00:00Z')
    await choose({ rhythm: 'daily', hour: 7 })
    await mentioned()
    at('2027-04-13T12:00:00Z')
    await server.db.transaction().execute(async (db) => {
      await sql`select 1 from mail_rhythms for update`.execute(db)
      await digest()
    })
    expect(await digests()).toEqual([])
    await digest()
    expect(await digests()).toHaveLength(1)
  })

  it('brings what waits when somebody wants single mails again', async () => {
    at('2027-04-07T15:00:00Z')
    await choose({ rhythm: 'weekly' })
    await mentioned()
    await choose({})
    await digest()
    expect(await digests()).toHaveLength(1)
    await mentioned()
    expect(await single()).toHaveLength(1)
  })

  it('takes in nothing that always comes', async () => {
    at('2027-04-12T15:00:00Z')
    await choose({ rhythm: 'daily', quiet: { from: 0, until: 23 }, quietWeekends: true })
    await server.visitor.post('/auth/forgot-password', { email: cast.caseOfficer.email })
    const { rows } = await sql<{ waits: boolean }>`
      select next_attempt_at > clock_now() as waits from outbox_messages
      where recipient = ${cast.caseOfficer.email}`.execute(server.db)
    expect(rows).toEqual([{ waits: false }])
  })
})

describe('quiet hours', () => {
  it('hold optional mail until they end, over midnight and over the weekend', async () => {
    await choose({ quiet: { from: 20, until: 7 }, quietWeekends: true })
    const moments = {
      '2027-04-13T15:00:00Z': null,
      '2027-04-14T01:00:00Z': '2027-04-14T11:00Z',
      '2027-04-14T10:59:00Z': '2027-04-14T11:00Z',
      // Friday night, and Saturday noon: Monday morning, when the night is over.
      '2027-04-17T01:00:00Z': '2027-04-19T11:00Z',
      '2027-04-17T16:00:00Z': '2027-04-19T11:00Z',
    }
    for (const [moment, until] of Object.entries(moments)) {
      await sql`delete from outbox_messages`.execute(server.db)
      at(moment)
      await mentioned()
      const [mail] = await single()
      expect([moment, mail?.notBefore]).toEqual([moment, until ?? `${moment.slice(0, 16)}Z`])
    }
  })

  it('end at their hour also when the clocks change', async () => {
    await choose({ quiet: { from: 22, until: 6 } })
    at('2027-11-07T03:00:00Z')
    await mentioned()
    expect((await single())[0]?.notBefore).toBe('2027-11-07T11:00Z')
  })
})

describe('the rhythm', () => {
  it('is read as it was chosen, kept on record, and refused where it makes no sense', async () => {
    const wanted = { rhythm: 'weekly', weekday: 5, quiet: { from: 18, until: 8 } } as const
    await choose(wanted)
    const caller = await signedIn()
    const { body } = await caller.get<MailRhythm>('/settings/notifications/rhythm')
    expect(body).toEqual({ ...usual, ...wanted })
    const audited = await server.db
      .selectFrom('audit_log')
      .select('changes')
      .where('action', '=', 'notifications.rhythm')
      .orderBy('sequence', 'desc')
      .limit(1)
      .execute()
    expect(audited).toEqual([
      {
        changes: {
          rhythm: ['atOnce', 'weekly'],
          weekday: [1, 5],
          quietFrom: [null, 18],
          quietUntil: [null, 8],
        },
      },
    ])
    for (const part of [
      { timeZone: 'Nowhere/Land' },
      { timeZone: '+05:00' },
      { timeZone: 'US/Pacific-New' },
      { quiet: { from: 7, until: 7 } },
      { hour: 24 },
      { weekday: 0 },
    ])
      expect([part, (await choose(part)).status]).toEqual([part, 422])
    const employer = await server.as('employer')
    expect((await employer.get('/settings/notifications/rhythm')).status).toBe(403)
  })
})
