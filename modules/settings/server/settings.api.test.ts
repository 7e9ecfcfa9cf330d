import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestServer, type Caller, type TestServer } from '#apps/server/test-server.ts'
import { dayOf } from '#kit/server/organisation.ts'
import type { GeneralSettings } from '../contract/settings.endpoints.ts'

let server: TestServer
let etienne: Caller
beforeAll(async () => {
  server = await openTestServer({ TIME_ZONE: 'America/Winnipeg' })
  etienne = await server.as('brandAdmin')
})
afterAll(() => server.close())

const read = async (who = etienne) => (await who.get<GeneralSettings>('/settings/general')).body
const edit = async (body: object) =>
  etienne.patch<GeneralSettings>('/settings/general', body, { version: (await read()).version })

const name = { en: 'Northern Skills', fr: 'Compétences du Nord' }

describe('the general settings', () => {
  test('begin with what the installation says', async () => {
    expect(await read()).toMatchObject({
      organisationName: null,
      timeZone: 'America/Winnipeg',
      currency: 'CAD',
      birthdayLeadDays: 7,
      birthdayLeapRule: 'feb28',
      birthdayDigestHour: 7,
      can: { edit: true },
    })
  })

  test('are saved with who did it and what it was', async () => {
    const { status, body } = await edit({ organisationName: name, birthdayLeadDays: 14 })
    expect(status).toBe(200)
    expect(body).toMatchObject({ organisationName: name, birthdayLeadDays: 14 })
    const { body: history } = await etienne.get<{ data: { actorName: string; changes: object }[] }>(
      '/settings/general/history',
    )
    expect(history.data[0]).toMatchObject({
      actorName: 'Étienne Gagnon',
      changes: { organisationName: [null, name], birthdayLeadDays: [7, 14] },
    })
  })

  test('are not saved over what was saved in between', async () => {
    const { version } = await read()
    await edit({ birthdayLeadDays: 10 })
    const late = await etienne.patch<{ current: GeneralSettings }>(
      '/settings/general',
      { birthdayLeadDays: 3 },
      { version },
    )
    expect([late.status, late.body.current.birthdayLeadDays]).toEqual([412, 10])
  })

  test.each([
    [{ timeZone: 'Mars/Olympus' }, 'timeZone'],
    [{ currency: 'XYZ' }, 'currency'],
    [{ currency: 'cad' }, 'currency'],
    [{ birthdayLeadDays: 61 }, 'birthdayLeadDays'],
    [{ birthdayLeadDays: 1.5 }, 'birthdayLeadDays'],
    [{ birthdayLeapRule: 'mar2' }, 'birthdayLeapRule'],
    [{ birthdayDigestHour: 24 }, 'birthdayDigestHour'],
    [{ birthdayDigestHour: -1 }, 'birthdayDigestHour'],
    [{ contactEmail: 'nobody' }, 'contactEmail'],
    [{ organisationName: { en: 'Only English' } }, 'organisationName.fr'],
    [{ logo: 'x' }, 'logo'],
  ])('refuse %j', async (body, field) => {
    const answer = await edit(body)
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.body.errors ?? {})).toContain(field)
  })

  test('keep their currency while an order is active, and say why', async () => {
    const { status, body } = await edit({ currency: 'EUR', birthdayLeadDays: 9 })
    expect([status, body.errors?.['currency']?.[0]?.message]).toEqual([
      422,
      'The currency cannot change while orders are active',
    ])
    expect(await read()).toMatchObject({ currency: 'CAD', isCurrencyInUse: true })
    expect((await edit({ currency: 'CAD', birthdayLeadDays: 9 })).status).toBe(200)
    await sql`truncate orders cascade`.execute(server.db)
    expect((await read()).isCurrencyInUse).toBe(false)
    expect((await edit({ currency: 'EUR' })).body.currency).toBe('EUR')
    expect((await edit({ currency: 'CAD' })).status).toBe(200)
  })

  test('are read by staff who may not change them', async () => {
    expect((await read(await server.as('auditor'))).can).toEqual({})
  })
})

describe('what they say holds at once', () => {
  const bodyOfLastMail = async () =>
    (
      await server.db
        .selectFrom('outbox_messages')
        .select('body')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst()
    )?.body

  test('letters are signed, in the reader’s language', async () => {
    await edit({
      organisationName: name,
      postalAddress: '1 Main Street\nGatineau QC  J8X 1A1',
      contactEmail: 'info@example.org',
    })
    const luc = await server.as('approver')
    await luc.post('/account/phone', { phone: '514 555 0199' })
    expect(await bodyOfLastMail()).toMatch(
      /\n\nDes questions\? Écrivez à info@example\.org\. Les réponses à cette adresse ne sont pas lues\.\n\nCompétences du Nord\n1 Main Street\nGatineau QC {2}J8X 1A1$/,
    )
    await edit({ organisationName: null })
    await luc.post('/account/phone', { phone: null })
    expect(await bodyOfLastMail()).not.toContain('Main Street')
  })

  test('an intake opens with the day of the time zone', async () => {
    const dayIn = (timeZone: string) => dayOf({ timeZone }, new Date())
    // The two are 25 hours apart, so never on the same day.
    const [early, late] = ['Pacific/Pago_Pago', 'Pacific/Kiritimati'] as const
    await server.db
      .updateTable('programs')
      .set({ intake_opens_on: dayIn(late), intake_closes_on: '2099-12-31', status: 'open' })
      .where('code', '=', 'YESP')
      .execute()
    const isOpenIn = async (timeZone: string) => {
      expect((await edit({ timeZone })).status).toBe(200)
      const { body } = await server.visitor.get<{ data: { code: string }[] }>('/programs/open')
      return body.data.some(({ code }) => code === 'YESP')
    }
    expect([await isOpenIn(late), await isOpenIn(early)]).toEqual([true, false])
  })

  test('a program can be opened until its last day is over there', async () => {
    const [early, late] = ['Pacific/Pago_Pago', 'Pacific/Kiritimati'] as const
    const { id } = await server.db
      .updateTable('programs')
      .set({
        intake_opens_on: '2020-01-01',
        intake_closes_on: dayOf({ timeZone: early }, new Date()),
        status: 'paused',
      })
      .where('code', '=', 'YESP')
      .returning('id')
      .executeTakeFirstOrThrow()
    const opening = async (timeZone: string) => {
      expect((await edit({ timeZone })).status).toBe(200)
      const etienne = await server.as('brandAdmin')
      return (await etienne.get<{ can: Record<string, unknown> }>(`/programs/${id}`)).body.can[
        'open'
      ]
    }
    expect(await opening(late)).toEqual({ reason: 'intakeIsOver' })
    expect(await opening(early)).toBe(true)
  })
})

test('a day is that of the place, on either side of midnight', () => {
  const at = new Date('2026-11-21T04:30:00Z')
  const dayIn = (timeZone: string) => dayOf({ timeZone }, at)
  expect([dayIn('America/Toronto'), dayIn('UTC')]).toEqual(['2026-11-20', '2026-11-21'])
})
