import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  openTestServer,
  ownId,
  type Caller,
  type CastMember,
  type TestServer,
} from '#apps/server/test-server.ts'
import { daysFromNow, submitBothHalves } from '#modules/intake/server/intake.test-journey.ts'
import { cast } from '#seeds/cast.ts'
import { noticeKinds } from '../contract/kinds.ts'
import type { NoticePreferences } from '../contract/preferences.endpoints.ts'

let server: TestServer
let admin: Caller
let amina: Caller
let luc: Caller
beforeAll(async () => {
  server = await openTestServer()
  admin = await server.as('superAdmin')
  amina = await server.as('caseOfficer')
  luc = await server.as('approver')
})
afterAll(() => server.close())

const read = async (who: Caller) =>
  (await who.get<NoticePreferences>('/settings/notifications')).body
const choose = (who: Caller, byMail: object, inApp: object = {}) =>
  who.patch<NoticePreferences>('/settings/notifications', { byMail, inApp })

/** Somebody does something to an application, whatever version it is at. */
async function act(who: Caller, id: string, noun: string, body: object) {
  const { version } = (await admin.get<{ version: number }>(`/applications/${id}`)).body
  const { status } = await who.post(`/applications/${id}/${noun}`, body, { version })
  expect(status, noun).toBe(200)
}

const lettersTo = async (recipient: string) =>
  (
    await server.db
      .selectFrom('outbox_messages')
      .select('template')
      .where('recipient', '=', recipient)
      .where('template', 'like', 'applications.%')
      .orderBy('id')
      .execute()
  ).map(({ template }) => template.replace('applications.', ''))

/** Assigned by an administrator, asked about, answered, recommended by another, rejected. */
async function wholeReview(): Promise<void> {
  const id = await submitBothHalves(server)
  await act(admin, id, 'assignment', { assigneeId: await ownId(amina) })
  await act(amina, id, 'information-request', { message: 'The licence', dueOn: daysFromNow(30) })
  await act(admin, id, 'information', { note: 'By post' })
  await act(amina, id, 'recommendation', {
    outcome: 'reject',
    reasonCodes: ['outsideDates'],
    note: 'Too late',
  })
  await act(luc, id, 'rejection', { reasonCodes: ['incomplete'], applicantNote: null })
}

/** By what they may open, and do. */
const toAll = ['mentioned', 'followed']
const withTasks = [...toAll, 'taskAssigned', 'taskDue']
const ofPrograms = ['budgetUsed']
const kindsOf: Record<string, string[]> = {
  superAdmin: [...noticeKinds],
  caseOfficer: noticeKinds.filter((kind) => !ofPrograms.includes(kind)),
  // Decides and pays, and is assigned no application.
  approver: withTasks,
  finance: withTasks,
  manager: withTasks,
  adviser: withTasks,
  care: withTasks,
  // Has no tasks.
  auditor: toAll,
  employer: [],
  employee: [],
}

describe('choices of notification', () => {
  test('are all on until somebody says otherwise, each for itself', async () => {
    const all = Object.fromEntries(withTasks.map((kind) => [kind, true]))
    expect(await read(luc)).toEqual({ inApp: all, byMail: all })
    const { body } = await choose(luc, { taskDue: false })
    expect(body).toEqual({ inApp: all, byMail: { ...all, taskDue: false } })
    await choose(luc, { mentioned: false }, { followed: false })
    await choose(luc, { taskDue: true })
    const chosen = { inApp: { ...all, followed: false }, byMail: { ...all, mentioned: false } }
    expect(await read(luc)).toEqual(chosen)
    const everything = Object.fromEntries(kindsOf['caseOfficer']!.map((kind) => [kind, true]))
    expect(await read(amina)).toEqual({ inApp: everything, byMail: everything })
  })

  test.each(Object.entries(kindsOf))(
    'are those that could ever reach a %s',
    async (name, kinds) => {
      const person = await server.as(name as CastMember)
      const { inApp, byMail } = await read(person)
      expect([Object.keys(inApp), Object.keys(byMail)]).toEqual([kinds, kinds])
      const others = noticeKinds.filter((kind) => !kinds.includes(kind))
      for (const kind of others) {
        const refused = await choose(person, { [kind]: false })
        expect([kind, refused.status, refused.body.errors]).toEqual([
          kind,
          422,
          { [`byMail.${kind}`]: [{ code: 'unknown', message: 'This field does not exist' }] },
        ])
        expect((await choose(person, {}, { [kind]: false })).status).toBe(422)
      }
    },
  )

  test('know no other kinds: letters about security always come', async () => {
    for (const byMail of [{ phoneChanged: false }, { decided: 'no' }])
      for (const chosen of [{ byMail }, { inApp: byMail }]) {
        const { status } = await luc.patch('/settings/notifications', chosen)
        expect(status, JSON.stringify(chosen)).toBe(422)
      }
  })
})

describe('the person to whom an application is assigned', () => {
  test('is told of it, of what came in, and of the decision', async () => {
    const before = (await lettersTo(cast.caseOfficer.email)).length
    await wholeReview()
    expect((await lettersTo(cast.caseOfficer.email)).slice(before)).toEqual([
      'assigned',
      'informationReceived',
      'decidedRejected',
    ])
  })

  test('is not told what was not wanted', async () => {
    await choose(amina, { assigned: false, decided: false })
    const before = (await lettersTo(cast.caseOfficer.email)).length
    await wholeReview()
    expect((await lettersTo(cast.caseOfficer.email)).slice(before)).toEqual(['informationReceived'])
  })

  test('is not told of what they did themselves', async () => {
    await choose(amina, {
      assigned: true,
      informationReceived: true,
      messageReceived: true,
      decided: true,
    })
    const before = (await lettersTo(cast.caseOfficer.email)).length
    const id = await submitBothHalves(server)
    await act(amina, id, 'assignment', { assigneeId: await ownId(amina) })
    expect(await lettersTo(cast.caseOfficer.email)).toHaveLength(before)
  })
})
