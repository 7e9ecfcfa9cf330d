import { sql, type RawBuilder } from 'kysely'
import type { ReadCall, Db } from '#kit/server/call.ts'
import { renderSubject } from '#kit/server/letter-text.ts'
import { readTexts } from '#kit/server/letter-versions.ts'
import { readPage, type ListSource } from '#kit/server/list-query.ts'
import { translatorOf } from '#kit/server/messages.ts'
import type { Person } from '#kit/server/person.ts'
import type { Product } from '#kit/server/server-module.ts'
import { mostCounted, type Notice, type noticesEndpoints } from '../contract/notices.endpoints.ts'
import { notificationsEn } from '../contract/strings.en.ts'
import { notificationsFr } from '../contract/strings.fr.ts'

const words = { en: notificationsEn, fr: notificationsFr }

/** What the module is composed of: the letters there are, and the records that they are about. */
export type Noticing = Pick<Product, 'letters' | 'offers'>

const isUnread = sql<boolean>`(n.read_at is null)`

/** Whether the person may open at this moment the record that `n` is about. */
export function mayOpen({ offers }: Noticing, person: Person): RawBuilder<boolean> {
  const each = offers.noticed.map(
    ({ entity, opensFor }) =>
      sql<boolean>`n.entity = ${sql.lit(entity)} and ${opensFor(person, sql`n.record_id`)}`,
  )
  return sql<boolean>`(${sql.join(each, sql` or `)})`
}

/**
 * A person's own notices `n`, as conditions: of letters that there still are, about records that the
 * person may open at this moment.
 */
export function ownNotices(noticing: Noticing, person: Person): RawBuilder<boolean>[] {
  return [
    sql<boolean>`n.user_id = ${person.userId}`,
    sql<boolean>`n.template = any(${noticing.letters.map(({ key }) => key)}::text[])`,
    mayOpen(noticing, person),
  ]
}

interface Stored {
  id: string
  at: string
  template: string
  version: string
  facts: Readonly<Record<string, unknown>>
  path: string
  about: string | null
  isUnread: boolean
}

const listSource = (noticing: Noticing, person: Person): ListSource => ({
  from: sql`notices n`,
  id: sql`n.id`,
  columns: { at: sql`n.created_at`, isUnread },
  where: ownNotices(noticing, person),
  select: sql`n.id, to_char(n.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, n.template,
    n.template_version_id as version, n.facts, ${addressOf(noticing)} as path,
    ${nameOf(noticing, person)} as about, ${isUnread} as "isUnread"`,
})

/** The address of the record that `n` is about. */
export function addressOf({ offers }: Noticing): RawBuilder<unknown> {
  const cases = offers.noticed.map(
    ({ entity, address }) => sql`when ${sql.lit(entity)} then ${address(sql`n.record_id`)}`,
  )
  return sql`(case n.entity ${sql.join(cases, sql` `)} end)`
}

/** Whom or what the record is about that `n` is about. */
function nameOf({ offers }: Noticing, person: Person): RawBuilder<unknown> {
  const cases = offers.noticed.flatMap(({ entity, name }) =>
    name ? [sql`when ${sql.lit(entity)} then ${name(person, sql`n.record_id`)}`] : [],
  )
  return sql`(case n.entity ${sql.join(cases, sql` `)} end)`
}

type Listing = ReadCall<(typeof noticesEndpoints)['listNotices']>

export async function readNotices(call: Listing, noticing: Noticing) {
  const { db, person, list } = call
  const page = await readPage<Stored>(db, listSource(noticing, person), list)
  const say = await speaker(call, noticing, page.data)
  const data = page.data.map((row): Notice => {
    const { id, at, path, about } = row
    return { id, at, text: say(row), about, path, isUnread: row.isUnread }
  })
  return { ...page, data }
}

/** Says of notices what their letters said, in the reader's language of now. */
async function speaker(call: Listing, { letters }: Noticing, rows: readonly Stored[]) {
  const { db, person, language, settings } = call
  const texts = await readTexts(
    db,
    rows.map(({ version }) => version),
  )
  const { currency } = await call.organisation()
  const reading = { language, name: person.name, title: settings.appTitle, currency }
  return ({ template, version, facts }: Stored) => {
    const letter = letters.find(({ key }) => key === template)
    const said = texts.get(version)
    try {
      if (letter && said) return renderSubject(letter, said, { ...reading, facts })
    } catch {
      // The letter has other facts by now than when this one was written; the others are shown all the same.
    }
    return translatorOf(words[language], language)('untold')
  }
}

/** How many unread ones the person finds in the list, up to the most that are counted. */
export async function countUnread(db: Db, noticing: Noticing, person: Person): Promise<number> {
  const where = sql.join([...ownNotices(noticing, person), isUnread], sql` and `)
  const { rows } = await sql<{ unread: number }>`
    select count(*)::int as unread from (
      select 1 from notices n where ${where} limit ${mostCounted}) counted`.execute(db)
  return rows[0]?.unread ?? 0
}
