import { sql } from 'kysely'
import type { Language } from '#kit/contract/strings.ts'
import type { Db } from '#kit/server/call.ts'

/** A code with its title, as a file tells of it; one that is not in the list stands alone. */
export type SayCode = (list: string, code: string) => string

/** The titles of every list, for somebody who writes many rows. */
export async function readTitles(db: Db, language: Language): Promise<SayCode> {
  const { rows } = await sql<{ key: string; en: string | null; fr: string | null }>`
    select sort_code as key, title_en as en, title_fr as fr from classification_codes`.execute(db)
  const titles = new Map(rows.map((row) => [row.key, row[language] ?? row.en ?? row.fr]))
  return (list, code) => {
    const title = titles.get(`${list} ${code}`)
    return title ? `${code} – ${title}` : code
  }
}
