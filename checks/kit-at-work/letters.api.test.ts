import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestServer, type TestServer } from '#apps/server/test-server.ts'
import { defineLetters, type Letter, type LetterText } from '#kit/contract/define-letters.ts'
import type { Change } from '#kit/server/call.ts'
import { inChange } from '#kit/server/change.ts'
import { systemPerson } from '#kit/server/identity.ts'
import { ensureLetters, publishLetter } from '#kit/server/letter-versions.ts'

const mail = {
  told: { subject: 'About {about}', body: 'Hello {name},\n\n{sum} by {due}, {at}: {why}\n{list}' },
  opened: { subject: 'Open', body: 'Open it, {name}' },
  coded: { body: '{code} for {title}' },
  daily: { subject: 'Today', body: 'Hello {name}' },
  known: { subject: 'For you', body: 'Hello' },
} as const
const lines = { told: { ...mail.told, line: '{day}: {count}' } }
const choices = { why: { late: 'too late', full: 'no room' } }
const french = {
  ...mail,
  told: {
    subject: 'Au sujet de {about}',
    body: 'Bonjour {name},\n\n{sum} d’ici le {due}, {at} : {why}\n{list}',
    line: '{day} : {count}',
  },
}
const words = {
  en: { mail: { ...mail, ...lines }, choices },
  fr: { mail: french, choices: { why: { late: 'trop tard', full: 'plus de place' } } },
}
const letters = defineLetters('test', words, {
  told: {
    about: 'thing',
    facts: {
      about: 'bilingual',
      sum: 'money',
      due: 'date',
      at: 'dateAndTime',
      why: { choices: 'why' },
      list: { lines: { line: { day: 'dayOfYear', count: 'number' } } },
    },
  },
  opened: { facts: { link: 'secretLink' } },
  coded: { channel: 'sms', facts: { code: 'code' } },
  daily: { once: true, facts: {} },
  known: { nameless: true, facts: { link: 'link' } },
})

let server: TestServer
let margaret = { id: '', email: '' }
beforeAll(async () => {
  server = await openTestServer()
  margaret = await server.db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('name', '=', 'Margaret Chen')
    .executeTakeFirstOrThrow()
})
afterAll(() => server.close())
beforeEach(() => server.db.deleteFrom('outbox_messages').execute())

const change = <T>(work: (change: Change) => Promise<T>) =>
  inChange(server.system, { person: systemPerson, requestId: null }, work)
const publish = (letter: Letter, body: string, subject = 'Sujet') => {
  const text = { subject, body }
  const by = { ...systemPerson, userId: margaret.id }
  return inChange(server.system, { person: by, requestId: null }, (own) =>
    publishLetter(own, letter, { en: text, fr: text }),
  )
}
const queued = () => server.db.selectFrom('outbox_messages').selectAll().orderBy('id').execute()
const versionsOf = ({ key }: Letter) =>
  server.db
    .selectFrom('letter_versions')
    .select(['number', 'texts', 'published_by'])
    .where('template', '=', key)
    .orderBy('number')
    .execute()

const zoe = (language: 'en' | 'fr') => ({ email: 'zoe@example.org', name: 'Zoé', language })
const record = '01936c2e-0000-7000-8000-000000000001'
const facts = {
  record,
  about: { en: 'work', fr: 'travail' },
  sum: '1250.5',
  due: '2026-11-27',
  at: { day: '2026-11-27', time: '14:30' },
  why: ['late', 'full'],
  list: [{ line: 'line', day: '2026-12-01', count: 2 }],
} as const

describe('a letter', () => {
  it('says facts in its reader’s language', async () => {
    await change(async ({ letter }) => {
      await letter(letters.told, zoe('en'), facts)
      await letter(letters.told, zoe('fr'), facts)
    })
    const plain = (await queued()).map(({ subject, body }) => [subject, body.replace(/\s/g, ' ')])
    expect(plain).toEqual([
      [
        'About work',
        'Hello Zoé,  $1,250.50 by November 27, 2026, Friday, November 27, 2026, 14:30: • too late • no room Tuesday, December 1: 2',
      ],
      [
        'Au sujet de travail',
        'Bonjour Zoé,  1 250,50 $ d’ici le 27 novembre 2026, vendredi 27 novembre 2026, 14:30 : • trop tard • plus de place mardi 1er décembre : 2',
      ],
    ])
  })

  it('knows its record, thread and version', async () => {
    await change(({ letter }) => letter(letters.told, zoe('en'), facts))
    expect(await queued()).toMatchObject([
      {
        template: 'test.told',
        record_entity: 'thing',
        record_id: record,
        thread: `thing.${record}`,
        template_version_id: expect.any(String),
      },
    ])
  })

  it('finds the address, name and language of a user, and opens a path of this installation', async () => {
    const link = '/invitation?token=abc' as const
    await change(({ letter }) => letter(letters.opened, { userId: margaret.id }, { link }))
    expect(await queued()).toMatchObject([
      {
        recipient: margaret.email,
        language: 'en',
        body: 'Open it, Margaret Chen',
        link: `${server.system.settings.publicUrl}${link}`,
        secret: 'abc',
      },
    ])
  })

  it('keeps a code apart, in a text message without subject or signature', async () => {
    const to = { phone: '+16135550123', language: 'en' } as const
    await change(({ letter }) => letter(letters.coded, to, { code: '482915' }))
    const title = server.system.settings.appTitle
    expect(await queued()).toMatchObject([
      { channel: 'sms', subject: '', body: `482915 for ${title}`, secret: '482915' },
    ])
  })

  it('comes once with the same `once`, to each person', async () => {
    const nina = { ...zoe('en'), email: 'nina@example.org' }
    await change(async ({ letter }) => {
      for (const to of [zoe('en'), zoe('en'), nina])
        await letter(letters.daily, to, { once: '2026-11-27' })
      await letter(letters.daily, zoe('en'), { once: '2026-11-28' })
    })
    expect((await queued()).map(({ recipient }) => recipient)).toEqual([
      'zoe@example.org',
      'nina@example.org',
      'zoe@example.org',
    ])
  })

  it('is not sent when it carries a secret unawares, or lacks the one it is declared with', async () => {
    const email = 'zoe@example.org'
    await expect(
      change(({ letter }) =>
        letter(letters.known, { email, language: 'en' }, { link: '/login?unlock=abc' }),
      ),
    ).rejects.toThrow('test.known carries a secret unawares')
    await expect(
      change(({ letter }) => letter(letters.opened, zoe('en'), { link: '/dashboard' })),
    ).rejects.toThrow('test.opened lacks its secret')
    expect(await queued()).toEqual([])
  })

  it('is written with the facts that it is declared with, by its types', () => {
    const wrong = async ({ letter }: Change) => {
      // @ts-expect-error the record is missing
      await letter(letters.told, zoe('en'), { ...facts, record: undefined })
      // @ts-expect-error a fact is missing
      await letter(letters.opened, zoe('en'), {})
      // @ts-expect-error a fact is unknown
      await letter(letters.opened, zoe('en'), { link: '/login?token=a', sin: '046 454 286' })
      // @ts-expect-error a text message goes to a phone
      await letter(letters.coded, zoe('en'), { code: '482915' })
      // @ts-expect-error there are no such words
      defineLetters('test', words, { unworded: { facts: {} } })
    }
    expect(wrong).toBeTypeOf('function')
  })

  it('takes one read more than the message, and as many statements when it is but pretended', async () => {
    let statements = 0
    const counting = server.db.withPlugin({
      transformQuery: ({ node }) => ((statements += 1), node),
      transformResult: async ({ result }) => result,
    })
    const counted = async (work: (change: Change) => Promise<void>) => {
      statements = 0
      const system = { ...server.system, database: counting }
      await inChange(system, { person: systemPerson, requestId: null }, work)
      return statements
    }
    await change(({ letter }) => letter(letters.told, zoe('en'), facts))
    // The text, the organisation that signs, the message.
    expect(await counted(({ letter }) => letter(letters.told, zoe('en'), facts))).toBe(3)
    expect(await counted(({ pretendLetter }) => pretendLetter(letters.told))).toBe(3)
    expect(await queued()).toHaveLength(2)
  })
})

describe('the text of a letter', () => {
  const other = (body: string) =>
    ({ ...letters.daily, words: { en: bodyOf(body), fr: bodyOf(`${body} (fr)`) } }) as Letter
  const bodyOf = (body: string) => ({ mail: { daily: { subject: 'Today', body } } })
  const bodies = async (letter: Letter) =>
    (await versionsOf(letter)).map(({ texts }) => (texts as { en: LetterText }).en)

  it('follows its declaration until somebody publishes one', async () => {
    const written = defineLetters(
      'follows',
      { en: words.en, fr: words.fr },
      { daily: { facts: {} } },
    )
    const reworded = { ...other('Good day'), key: 'follows.daily' }
    for (const letter of [written.daily, written.daily, reworded, reworded])
      await ensureLetters(server.db, [letter])
    expect(await bodies(reworded)).toEqual([
      { subject: 'Today', body: 'Hello {name}' },
      { subject: 'Today', body: 'Good day' },
    ])
    await publish(reworded, 'Ours, {name}')
    await ensureLetters(server.db, [{ ...other('Better day'), key: 'follows.daily' }])
    expect(
      (await versionsOf(reworded)).map(({ number, published_by }) => [number, published_by]),
    ).toEqual([
      [1, null],
      [2, null],
      [3, margaret.id],
    ])
  })

  it('is the declared one again where the published one asks for a fact that has gone', async () => {
    const one = defineLetters('goes', words, { opened: { facts: { extra: 'text', link: 'link' } } })
    await publish(one.opened, 'With {extra}')
    const less = { ...one.opened, declared: { facts: { link: 'link' } } } as Letter
    await ensureLetters(server.db, [less])
    expect((await bodies(less)).at(-1)).toEqual({ subject: 'Open', body: 'Open it, {name}' })
  })

  it('is refused with an unknown placeholder, a code in the subject, a link or broken braces', async () => {
    const refusal = async (publishing: Promise<unknown>) => {
      const { options } = (await publishing.catch((error: unknown) => error)) as {
        options: { errors: Record<string, unknown> }
      }
      return options.errors
    }
    const unknown = (name: string) => [{ code: 'unknownPlaceholder', params: { name } }]
    const broken = [{ code: 'brokenText', params: {} }]
    const { daily, opened } = letters
    expect(await refusal(publish(daily, '{nmae}'))).toEqual({
      'en.body': unknown('nmae'),
      'fr.body': unknown('nmae'),
    })
    expect(await refusal(publish(opened, '{link}'))).toMatchObject({ 'en.body': unknown('link') })
    const secret = { ...daily, declared: { facts: { code: 'code' } } } as Letter
    expect(await refusal(publish(secret, '{code}', '{code}'))).toEqual({
      'en.subject': unknown('code'),
      'fr.subject': unknown('code'),
    })
    for (const body of ['Hello {name', 'Hello name}', '{name, select, one {#}}', ' '])
      expect(await refusal(publish(daily, body))).toMatchObject({ 'en.body': broken })
    expect(await refusal(publish(daily, '{name, plural, one {#} other {#}}'))).toMatchObject({
      'en.body': [{ code: 'placeholderAsWord', params: { name: 'name' } }],
    })
  })

  it('is published by somebody, and stays as it was', async () => {
    const text = { subject: 'Today', body: 'Hello' }
    await expect(
      change((own) => publishLetter(own, letters.daily, { en: text, fr: text })),
    ).rejects.toMatchObject({ status: 403 })
    await change(({ letter }) => letter(letters.daily, zoe('en'), { once: 'stays' }))
    await expect(
      server.db.updateTable('letter_versions').set({ number: 9 }).execute(),
    ).rejects.toThrow('published texts of letters stay as they are')
  })
})
