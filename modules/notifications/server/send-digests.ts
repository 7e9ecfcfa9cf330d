import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import type { Job } from '#kit/server/jobs.ts'
import { renderSubject } from '#kit/server/letter-text.ts'
import { readTexts } from '#kit/server/letter-versions.ts'
import { translatorOf } from '#kit/server/messages.ts'
import type { Person } from '#kit/server/person.ts'
import type { Product } from '#kit/server/server-module.ts'
import { readPerson } from '#modules/accounts/server/accounts.queries.ts'
import { notificationsLetters } from '../contract/notifications.letters.ts'
import { notificationsEn } from '../contract/strings.en.ts'
import { notificationsFr } from '../contract/strings.fr.ts'
import { addressOf, mayOpen } from './notice.queries.ts'
import { nextDigest } from './set-rhythm.ts'

const words = { en: notificationsEn, fr: notificationsFr }
const atATime = 100

/**
 * Every five minutes: whoever wants a digest at this hour gets one, of what there is that may still be
 * opened. What waited is told in the transaction that queues the letter, and the next digest is
 * due at a moment of its own: neither a crash nor a second process repeats one.
 */
export const sendDigests = (product: Product): Job => ({
  name: 'notifications.digest',
  schedule: '*/5 * * * *',
  async run(change) {
    for (const userId of await takeDue(change)) {
      // oxlint-disable-next-line no-await-in-loop -- one transaction does one after the other
      const person = await readPerson(change.db, product.subjects, userId)
      // oxlint-disable-next-line no-await-in-loop -- one transaction does one after the other
      if (person) await sendTo(change, product, person)
      // oxlint-disable-next-line no-await-in-loop -- one transaction does one after the other
      await sql`update digest_entries set told_at = ${change.now}
        where user_id = ${userId} and told_at is null`.execute(change.db)
    }
  },
})

async function takeDue({ db, now }: Change): Promise<string[]> {
  const { rows } = await sql<{ userId: string }>`
    update mail_rhythms set due_at = case rhythm when 'atOnce' then null else ${nextDigest(now)} end
    where user_id in (select user_id from mail_rhythms where due_at <= ${now}
      order by due_at limit ${atATime} for update skip locked)
    returning user_id as "userId"`.execute(db)
  return rows.map(({ userId }) => userId)
}

interface Entry {
  template: string
  version: string
  facts: Readonly<Record<string, unknown>>
  path: string | null
}

async function sendTo(change: Change, product: Product, person: Person) {
  const entries = await readEntries(change, product, person)
  const said = await say(change, product, { person, entries })
  if (said.length === 0) return
  await change.letter(
    notificationsLetters.digest,
    { userId: person.userId ?? '' },
    { count: said.length, news: byRecord(said, change.settings.publicUrl) },
  )
}

/** What waits, the oldest first, about records that the person may open at this moment. */
async function readEntries({ db }: Change, product: Product, person: Person): Promise<Entry[]> {
  const { rows } = await sql<Entry>`
    select n.template, n.template_version_id as version, n.facts, ${addressOf(product)} as path
    from digest_entries n
    where n.user_id = ${person.userId} and n.told_at is null and (n.entity is null or ${mayOpen(product, person)})
    order by n.id`.execute(db)
  return rows
}

interface Said {
  path: string | null
  text: string
}

/** What each letter said in its subject, in the reader's language of now. */
async function say(
  change: Change,
  { letters }: Product,
  { person, entries }: { person: Person; entries: readonly Entry[] },
): Promise<Said[]> {
  const texts = await readTexts(
    change.db,
    entries.map(({ version }) => version),
  )
  const { currency } = await change.organisation()
  const { language, name } = person
  const reading = { language, name, title: change.settings.appTitle, currency }
  return entries.flatMap(({ template, version, facts, path }) => {
    const letter = letters.find(({ key }) => key === template)
    const versionOf = texts.get(version)
    if (!letter || !versionOf) return []
    try {
      return [{ path, text: renderSubject(letter, versionOf, { ...reading, facts }) }]
    } catch {
      // The letter has other facts by now; neither the rest nor anybody else waits for it.
      return [{ path, text: translatorOf(words[language], language)('untold') }]
    }
  })
}

/** What belongs to one record stands together, with the way there below. */
function byRecord(said: readonly Said[], publicUrl: string): string {
  const groups = new Map<string, Said[]>()
  for (const [at, each] of said.entries()) {
    const key = each.path?.split('?')[0] ?? String(at)
    groups.set(key, [...(groups.get(key) ?? []), each])
  }
  return [...groups.values()]
    .map((group) => {
      const path = group[0]?.path
      return [...group.map(({ text }) => `• ${text}`), ...(path ? [publicUrl + path] : [])].join(
        '\n',
      )
    })
    .join('\n\n')
}
