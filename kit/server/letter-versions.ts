import { sql, type Kysely } from 'kysely'
import type { Database } from '#database/types.generated.ts'
import {
  declaredTexts,
  placeholdersOf,
  type FactKind,
  type Letter,
  type LetterText,
  type LetterTexts,
} from '#kit/contract/define-letters.ts'
import { readMessage } from '#kit/contract/read-message.ts'
import { languages, type Language } from '#kit/contract/strings.ts'
import type { Change, Db } from './call.ts'
import { renderLetter } from './letter-text.ts'
import { forbidden, invalid, notFound } from './problems.ts'
import { sampleFacts } from './letter-facts.ts'

/** A text of a letter as it was published; versions are added, never changed. */
export interface LetterVersion {
  id: string
  template: string
  number: number
  texts: LetterTexts
  /** Nobody: it is the declared one. */
  publishedBy: string | null
}

const columns = sql`id, template, number, texts, published_by as "publishedBy"`

/** The version that the next letter bears: one read by index. */
export async function currentVersion(db: Db, letter: Letter): Promise<LetterVersion> {
  const found = await readLatest(db, letter)
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

async function readLatest(db: Db, { key }: Letter): Promise<LetterVersion | undefined> {
  const { rows } = await sql<LetterVersion>`select ${columns} from letter_versions
    where template = ${key} order by number desc limit 1`.execute(db)
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
      from letter_versions order by template, number desc`.execute(db)
    const latest = new Map(rows.map((version) => [version.template, version]))
    for (const letter of letters) {
      const version = latest.get(letter.key) ?? null
      if (!version || isOutdated(letter, version)) await declare(db, letter, version)
    }
  })
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
    on conflict (template, number) do nothing`.execute(db)
}

/**
 * Publishes the next version of a letter's text, in both languages; letters bear it from now on,
 * and what was sent keeps the version it was sent with. The caller holds the template's row where
 * it matters which version this one follows.
 * @throws 422 `unknownPlaceholder`, `placeholderAsWord` or `placeholderNeeded`, which is named, or
 * `brokenText`, by `{language}.{subject|body}`
 */
export async function publishLetter(
  change: Pick<Change, 'db' | 'person' | 'audit'>,
  letter: Letter,
  texts: LetterTexts,
): Promise<LetterVersion> {
  const complaints = complaintsAbout(letter, texts)
  if (Object.keys(complaints).length) throw invalid(complaints)
  const { db, person, audit } = change
  if (!person.userId) throw forbidden()
  await currentVersion(db, letter)
  const { id } = await lockTemplate(db, letter.key)
  const { rows } = await sql<LetterVersion>`
    insert into letter_versions (template, number, texts, published_by)
    select template, max(number) + 1, ${JSON.stringify(texts)}::jsonb, ${person.userId}::uuid
    from letter_versions where template = ${letter.key} group by template
    returning ${columns}`.execute(db)
  const [version] = rows
  if (!version) throw new Error(`${letter.key} has no text`)
  await audit({
    action: 'letters.publish',
    entity: 'letterTemplate',
    entityId: id,
    reference: letter.key,
    changes: { number: [version.number - 1, version.number] },
  })
  return version
}

/** Whoever publishes next waits. */
export async function lockTemplate(db: Db, key: string): Promise<{ id: string; number: number }> {
  const { rows } = await sql<{ id: string }>`
    select id from letter_templates where key = ${key} for update`.execute(db)
  const latest = await sql<{ number: number }>`
    select max(number) as number from letter_versions where template = ${key}`.execute(db)
  if (!rows[0] || !latest.rows[0]) throw notFound()
  return { id: rows[0].id, number: latest.rows[0].number }
}

type Complaints = Record<string, { code: string; params: Record<string, string> }[]>

/** What keeps a text from being sent, by `{language}.{subject|body}`. */
export function complaintsAbout(letter: Letter, texts: LetterTexts): Complaints {
  const isText = letter.declared.channel === 'sms'
  const parts: (keyof LetterText)[] = isText ? ['body'] : ['subject', 'body']
  const found = languages.flatMap((language) =>
    parts.flatMap((part): [string, Complaints[string]][] => {
      const complaints = complaintsAboutPart(letter, texts, { language, part })
      return complaints.length ? [[`${language}.${part}`, complaints]] : []
    }),
  )
  return Object.fromEntries(found)
}

function complaintsAboutPart(
  letter: Letter,
  texts: LetterTexts,
  { language, part }: { language: Language; part: keyof LetterText },
): Complaints[string] {
  const broken = [{ code: 'brokenText', params: {} }]
  const text = texts[language][part]
  const named = (code: string, names: string[]) =>
    [...new Set(names)].map((name) => ({ code, params: { name } }))
  try {
    const asked = readMessage(text).placeholders.map((each) => each.split(' ') as [string, string?])
    const known = placeholdersOf(letter)[part]
    const unknown = asked.filter(([name]) => !known.includes(name))
    if (unknown.length)
      return named(
        'unknownPlaceholder',
        unknown.map(([name]) => name),
      )
    const misread = asked.filter(([name, as]) => !isReadable(letter.declared.facts[name], as))
    if (misread.length)
      return named(
        'placeholderAsWord',
        misread.map(([name]) => name),
      )
    const one = { subject: '', body: '', [part]: text }
    const facts = sampleFacts(letter)
    const reading = { language, name: 'Ada', title: 'Programs', currency: 'CAD', facts }
    const said = renderLetter(letter, { [language]: one } as never, reading)[part]
    const lacking =
      part === 'body' ? codesOf(letter).filter((name) => !said.includes(facts[name] as string)) : []
    if (lacking.length) return named('placeholderNeeded', lacking)
    return said.trim() ? [] : broken
  } catch {
    return broken
  }
}

/**
 * What a value may decide. A wording is tried with samples, which choose one branch of each choice:
 * so in no branch may stand what could fail when a letter is written, such as the date of a name.
 */
const isReadable = (kind: FactKind | undefined, as: string | undefined) =>
  as === undefined || as === 'select' || (kind === 'number' && as === 'plural')

/** A letter that brings a code is of no use without it: nobody would sign in by it any more. */
const codesOf = ({ declared }: Letter) =>
  Object.entries(declared.facts).flatMap(([name, kind]) => (kind === 'code' ? [name] : []))
