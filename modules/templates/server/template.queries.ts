import { sql } from 'kysely'
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
}

const versionColumns = sql`v.number, v.texts, v.published_at as "publishedAt",
  u.name as "publishedBy", v.published_by is not null as "isOwn"`

/** The letters with their published texts; those of the database that are declared no more are left out. */
export async function readTemplates(db: Db, letters: readonly Letter[]): Promise<TemplateRow[]> {
  const { rows } = await sql<Version & { id: string; key: string }>`
    select t.id, t.key, ${versionColumns}
    from letter_templates t
      join lateral (select * from letter_versions where template = t.key
        order by number desc limit 1) v on true
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
}

/** @throws 404 */
export async function readTemplate(
  db: Db,
  { letters, id, person, portal }: Asked,
): Promise<TemplateRecord> {
  const letter = await letterOf(db, letters, id)
  const { rows } = await sql<Version>`select ${versionColumns}
    from letter_versions v left join users u on u.id = v.published_by
    where v.template = ${letter.key} order by v.number desc`.execute(db)
  const [latest] = rows
  if (!latest) throw notFound()
  const mayChange = person.permissions.allows({ action: 'configure', subject: 'Settings General' })
  const [en, fr] = [declaredButton(letter, 'en'), declaredButton(letter, 'fr')]
  return {
    id,
    version: latest.number,
    module: letter.module,
    channel: letter.declared.channel ?? 'mail',
    audience: [...(letter.declared.audience ?? [])],
    isOwn: latest.isOwn,
    isPaper: letter.declared.paper !== undefined,
    ...typedTexts(latest.texts),
    placeholders: placeholdersWithSamples(letter, portal),
    button: en && fr ? { en, fr } : null,
    versions: rows.map(({ texts, ...published }) => ({ ...typedTexts(texts), ...published })),
    can: mayChange ? { edit: true } : {},
  }
}
