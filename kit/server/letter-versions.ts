import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Database } from '#database/types.generated.ts'
import { declaredTexts, type Letter, type LetterTexts } from '#kit/contract/define-letters.ts'
import { languages } from '#kit/contract/strings.ts'
import type { AuditEntry } from './audit.ts'
import type { Change, Db } from './call.ts'
import { complaintsAbout } from './letter-complaints.ts'
import { forbidden, invalid, notFound } from './problems.ts'
import { theRow } from './the-row.ts'

/** A text of a letter as it was published; versions are added, never changed. */
export interface LetterVersion {
  id: string
  template: string
  number: number
  texts: LetterTexts
  /** Nobody: it is the declared one. */
  publishedBy: string | null
  /** Whose own words they are; nobody's: the organisation's. */
  scopeId: string | null
}

const columns = sql`id, template, number, texts, published_by as "publishedBy", scope_id as "scopeId"`

/** Whose own words a letter may have, as an id in SQL; null: nobody's but the organisation's. */
export type LetterScope = RawBuilder<unknown> | null

/** The version that the next letter bears, by the words of its scope where that has some: one read by index. */
export async function currentVersion(
  db: Db,
  letter: Letter,
  scope: LetterScope = null,
): Promise<LetterVersion> {
  const found = await readLatest(db, letter, scope)
  if (found) return asRead(found)
  await declare(db, letter, null)
  const declared = await readLatest(db, letter)
  if (!declared) throw new Error(`${letter.key} has no text`)
  return asRead(declared)
}

/** The texts of some versions, by their id. */
export async function readTexts(db: Db, ids: readonly string[]): Promise<Map<string, LetterTexts>> {
  const unknown = [...new Set(ids)].filter((id) => !read.has(id))
  if (unknown.length) {
    const { rows } = await sql<LetterVersion>`
      select ${columns} from letter_versions where id = any(${unknown}::uuid[])`.execute(db)
    rows.forEach(asRead)
  }
  return read
}

const read = new Map<string, LetterTexts>()

/** Texts are the same object each time, so that they are parsed once. */
function asRead(version: LetterVersion): LetterVersion {
  const texts = read.get(version.id) ?? version.texts
  read.set(version.id, texts)
  return { ...version, texts }
}

const latestOf = (key: string, scope: RawBuilder<unknown>) => sql`(
  select id, template, number, texts, published_by, scope_id from letter_versions
  where template = ${key} and scope_id ${scope} order by number desc limit 1)`

async function readLatest(
  db: Db,
  { key }: Letter,
  scope: LetterScope = null,
): Promise<LetterVersion | undefined> {
  const everybodys = latestOf(key, sql`is null`)
  const found = scope ? sql`${latestOf(key, sql`= ${scope}`)} union all ${everybodys}` : everybodys
  const { rows } = await sql<LetterVersion>`select ${columns} from (${found}) as v
    where texts is not null order by scope_id nulls last limit 1`.execute(db)
  return rows[0]
}

/**
 * Sees to it that every declared letter has its text in the database. Changed words become the next
 * version while nobody has published one; and where the published one asks for facts that the
 * letter no longer has, so that it could not be sent.
 */
export async function ensureLetters(
  database: Kysely<Database>,
  letters: readonly Letter[],
): Promise<void> {
  await database.transaction().execute(async (db) => {
    const { rows } = await sql<LetterVersion>`select distinct on (template) ${columns}
      from letter_versions where scope_id is null order by template, number desc`.execute(db)
    const latest = new Map(rows.map((version) => [version.template, version]))
    for (const letter of letters) {
      const version = latest.get(letter.key) ?? null
      if (!version || isOutdated(letter, version)) await declare(db, letter, version)
    }
    await giveUpOutdated(db, letters)
  })
}

interface Outdated extends Pick<LetterVersion, 'template'> {
  scopeId: string
  /** Null where it writes as the organisation does. */
  texts: LetterTexts | null
}

/** Own words that could not be sent any more give way to those of the organisation. */
async function giveUpOutdated(db: Db, letters: readonly Letter[]) {
  const { rows } = await sql<Outdated>`
    select distinct on (template, scope_id) ${columns} from letter_versions
    where scope_id is not null order by template, scope_id, number desc`.execute(db)
  const known = new Map(letters.map((letter) => [letter.key, letter]))
  for (const { texts, template, scopeId } of rows) {
    const letter = known.get(template)
    if (letter && texts && Object.keys(complaintsAbout(letter, texts)).length)
      await addVersion(db, { template, scopeId, texts: null, by: null })
  }
}

interface Added {
  template: string
  scopeId: string | null
  texts: LetterTexts | null
  by: string | null
}

async function addVersion(db: Db, { template, scopeId, texts, by }: Added): Promise<LetterVersion> {
  const { rows } = await sql<LetterVersion>`
    insert into letter_versions (template, scope_id, number, texts, published_by)
    select ${template}, ${scopeId}::uuid, coalesce(max(number), 0) + 1,
      ${texts && JSON.stringify(texts)}::jsonb, ${by}::uuid
    from letter_versions where template = ${template} and scope_id is not distinct from ${scopeId}::uuid
    returning ${columns}`.execute(db)
  return theRow(rows)
}

const isOutdated = (letter: Letter, { texts, publishedBy }: LetterVersion) =>
  publishedBy === null
    ? !sameTexts(texts, declaredTexts(letter))
    : Object.keys(complaintsAbout(letter, texts)).length > 0

const sameTexts = (some: LetterTexts, others: LetterTexts) =>
  languages.every(
    (language) =>
      some[language].subject === others[language].subject &&
      some[language].body === others[language].body,
  )

/** Of two processes that start at once, the later one finds it done. */
async function declare(db: Db, letter: Letter, before: LetterVersion | null) {
  const { key, module, declared } = letter
  await sql`insert into letter_templates (key, module, channel)
    values (${key}, ${module}, ${declared.channel ?? 'mail'})
    on conflict (key) do update set channel = excluded.channel`.execute(db)
  await sql`insert into letter_versions (template, number, texts)
    values (${key}, ${(before?.number ?? 0) + 1}, ${JSON.stringify(declaredTexts(letter))})
    on conflict (template, scope_id, number) do nothing`.execute(db)
}

/**
 * Publishes the next version of a letter's text, in both languages; letters bear it from now on,
 * and what was sent keeps the version it was sent with. The caller holds the template's row where
 * it matters which version this one follows.
 * @throws 422 `unknownPlaceholder`, `placeholderAsWord` or `placeholderNeeded`, which is named, or
 * `brokenText`, by `{language}.{subject|body}`
 */
export const publishLetter = (
  change: Pick<Change, 'db' | 'person' | 'audit'>,
  letter: Letter,
  texts: LetterTexts,
): Promise<LetterVersion> => publishWords(change, letter, { texts, scope: null })

/** The same for a scope that has words of its own; no other letters bear them. */
export async function publishWords(
  change: Pick<Change, 'db' | 'person' | 'audit'>,
  letter: Letter,
  words: { texts: LetterTexts; scope: OwnWords | null },
): Promise<LetterVersion> {
  const complaints = complaintsAbout(letter, words.texts)
  if (Object.keys(complaints).length) throw invalid(complaints)
  await currentVersion(change.db, letter)
  return keepVersion(change, letter, { ...words, action: 'letters.publish' })
}

/** A scope that writes a letter in its own words, and how the log names it. */
export interface OwnWords {
  id: string
  changes: AuditEntry['changes']
}

/** From now on the scope writes a letter as the organisation does. The caller holds the template's row. */
export const giveUpOwnWords = (
  change: Pick<Change, 'db' | 'person' | 'audit'>,
  letter: Letter,
  scope: OwnWords,
): Promise<LetterVersion> =>
  keepVersion(change, letter, { texts: null, scope, action: 'letters.giveUp' })

interface Kept {
  texts: LetterTexts | null
  scope: OwnWords | null
  action: `letters.${string}`
}

async function keepVersion(
  { db, person, audit }: Pick<Change, 'db' | 'person' | 'audit'>,
  { key }: Letter,
  { texts, scope, action }: Kept,
) {
  if (!person.userId) throw forbidden()
  const { id } = await lockTemplate(db, key)
  const added = { template: key, scopeId: scope?.id ?? null, texts, by: person.userId }
  const version = await addVersion(db, added)
  await audit({
    action,
    entity: 'letterTemplate',
    entityId: id,
    reference: key,
    changes: {
      ...scope?.changes,
      number: [version.number - 1, version.number],
    },
  })
  return version
}

/** The own words of a scope go along to another one, as its first. */
export async function copyOwnWords(
  { db, person }: Pick<Change, 'db' | 'person'>,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await sql`
    insert into letter_versions (template, scope_id, number, texts, published_by)
    select template, ${to}::uuid, 1, texts, ${person.userId}::uuid from (
      select distinct on (template) template, texts from letter_versions
      where scope_id = ${from} order by template, number desc) latest
    where texts is not null`.execute(db)
}

/** Whoever publishes next waits. @returns how many versions the scope has had */
export async function lockTemplate(
  db: Db,
  key: string,
  scopeId: string | null = null,
): Promise<{ id: string; number: number }> {
  const { rows } = await sql<{ id: string }>`
    select id from letter_templates where key = ${key} for update`.execute(db)
  const latest = await sql<{ number: number }>`
    select coalesce(max(number), 0) as number from letter_versions
    where template = ${key} and scope_id is not distinct from ${scopeId}::uuid`.execute(db)
  if (!rows[0] || !latest.rows[0]) throw notFound()
  return { id: rows[0].id, number: latest.rows[0].number }
}
