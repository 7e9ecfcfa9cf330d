import { sql, type RawBuilder } from 'kysely'
import { declaredButton, type Letter, type LetterTexts } from '#kit/contract/define-letters.ts'
import type { Db } from '#kit/server/call.ts'
import type { Person } from '#kit/server/person.ts'
import { notFound } from '#kit/server/problems.ts'
import { typedTexts } from '../contract/template.ts'
import type { TemplateRecord, TemplateRow } from '../contract/templates.endpoints.ts'
import { openingOf } from './opening.ts'
import { placeholdersWithSamples, type Portal } from './samples.ts'

interface Version {
  number: number
  texts: LetterTexts
  publishedAt: string
  publishedBy: string | null
  isOwn: boolean
  isOfProgram: boolean
}

const versionColumns = sql`v.number, v.texts, v.published_at as "publishedAt",
  u.name as "publishedBy", v.published_by is not null as "isOwn", v.scope_id is not null as "isOfProgram"`

const latestOf = (key: RawBuilder<unknown>, scope: RawBuilder<unknown>) => sql`(
  select * from letter_versions where template = ${key} and scope_id ${scope} order by number desc limit 1)`

/** The text in force: the program's own, where it has one, else the organisation's. */
const inForce = (key: RawBuilder<unknown>, programId: string | null) => sql`(
  select * from (${latestOf(key, sql`= ${programId}::uuid`)} union all ${latestOf(key, sql`is null`)}) w
  where texts is not null order by scope_id nulls last limit 1)`

/** The letters with their published texts; those of the database that are declared no more are left out. */
export async function readTemplates(
  db: Db,
  letters: readonly Letter[],
  programId: string | null,
): Promise<TemplateRow[]> {
  const { rows } = await sql<Version & { id: string; key: string }>`
    select t.id, t.key, ${versionColumns}
    from letter_templates t
      join lateral ${inForce(sql`t.key`, programId)} v on true
      left join users u on u.id = v.published_by`.execute(db)
  const byKey = new Map(rows.map((row) => [row.key, row]))
  return letters.flatMap((letter) => {
    const row = byKey.get(letter.key)
    return row ? [rowOf(letter, row)] : []
  })
}

function rowOf(
  letter: Letter,
  { id, key: _, texts, ...published }: Version & { id: string; key: string },
) {
  const { module, declared } = letter
  const openings = { en: openingOf(texts.en.body), fr: openingOf(texts.fr.body) }
  const title = {
    en: texts.en.subject || openings.en,
    fr: texts.fr.subject || openings.fr,
  }
  const { channel = 'mail', audience = [] } = declared
  return { id, module, channel, audience: [...audience], title, opening: openings, ...published }
}

/** The declared letter of a template. @throws 404 where there is none any more */
export async function letterOf(db: Db, letters: readonly Letter[], id: string): Promise<Letter> {
  const { rows } = await sql<{ key: string }>`
    select key from letter_templates where id = ${id}`.execute(db)
  const letter = letters.find(({ key }) => key === rows[0]?.key)
  if (!letter) throw notFound()
  return letter
}

interface Asked {
  letters: readonly Letter[]
  id: string
  person: Person
  portal: Portal
  /** Whose words it is asked of; null: the organisation's. */
  programId: string | null
}

/**
 * The published texts, the one in force first. Of a program: its own, and what the organisation writes now,
 * which comes first where the program writes so, too.
 */
async function readVersions(db: Db, key: string, programId: string | null) {
  const { rows } = await sql<Omit<Version, 'texts'> & { texts: LetterTexts | null }>`
    select ${versionColumns} from letter_versions v left join users u on u.id = v.published_by
    where v.template = ${key} and v.scope_id is not distinct from ${programId}::uuid
    order by v.number desc`.execute(db)
  const [latest] = rows
  const own = rows.filter((row): row is Version => row.texts !== null)
  if (!programId) return { version: latest?.number ?? 0, versions: own }
  const { rows: shared } = await sql<Version>`
    select ${versionColumns} from ${inForce(sql`${key}::text`, null)} v
      left join users u on u.id = v.published_by`.execute(db)
  // One more than there are, so that a program without a text of its own has a version to follow, too.
  const version = (latest?.number ?? 0) + 1
  return { version, versions: latest?.texts ? [...own, ...shared] : [...shared, ...own] }
}

/** @throws 404 */
export async function readTemplate(
  db: Db,
  { letters, id, person, portal, programId }: Asked,
): Promise<TemplateRecord> {
  const letter = await letterOf(db, letters, id)
  const { version, versions } = await readVersions(db, letter.key, programId)
  const [latest] = versions
  if (!latest) throw notFound()
  const mayChange = person.permissions.allows({ action: 'configure', subject: 'Settings General' })
  const [en, fr] = [declaredButton(letter, 'en'), declaredButton(letter, 'fr')]
  return {
    id,
    version,
    module: letter.module,
    channel: letter.declared.channel ?? 'mail',
    audience: [...(letter.declared.audience ?? [])],
    isOwn: latest.isOwn,
    isOfProgram: latest.isOfProgram,
    isPaper: letter.declared.paper !== undefined,
    ...typedTexts(latest.texts),
    placeholders: placeholdersWithSamples(letter, portal),
    button: en && fr ? { en, fr } : null,
    versions: versions.map(({ texts, ...published }) => ({ ...typedTexts(texts), ...published })),
    can: mayChange ? { edit: true } : {},
  }
}
