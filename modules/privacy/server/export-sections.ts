import { sql } from 'kysely'
import type { Purpose } from '#kit/contract/personal-data.ts'
import type { Language } from '#kit/contract/strings.ts'
import type { Db } from '#kit/server/call.ts'
import { filesOfMine } from '#kit/server/erase-rows.ts'
import type { MessagesByLanguage } from '#kit/server/messages.ts'
import type { Sees } from '#kit/server/permissions.ts'
import type { PersonalTable } from '#kit/server/personal-data.ts'
import { readMine, toldColumns, type ToldRow } from '#kit/server/read-mine.ts'
import type { Settings } from '#kit/server/settings.ts'
import { purposes } from '../contract/kinds.ts'
import type { Held, PersonOf } from './person-of.ts'

interface Told {
  table: PersonalTable
  words: MessagesByLanguage | undefined
}

/** What is told under one purpose. */
interface Section {
  purpose: Purpose
  tables: readonly Told[]
}

export interface Exporting {
  db: Db
  settings: Settings
  language: Language
  now: Date
  person: PersonOf
  /** To the person themself: without what staff wrote. */
  isOwn: boolean
  sections: readonly Section[]
  acts: Held['acts']
  /** Whose rows have files. */
  filed: readonly { table: PersonalTable }[]
}

/** Those whose files are the person’s, told or not. */
export const filedOf = ({ data }: Pick<Held, 'data'>, isOwn: boolean) =>
  data
    .flatMap(({ tables }) => tables.map((table) => ({ table })))
    .filter(({ table }) => !(isOwn && table.isOfStaff))

const everything: Sees = () => true

/** The declared tables that are told, in the order of purposes. */
export function sectionsOf({ data }: Pick<Held, 'data'>, isOwn: boolean): Section[] {
  const told = data.flatMap(({ tables, words }) => tables.map((table) => ({ table, words })))
  return purposes
    .map((purpose) => ({
      purpose,
      tables: told.filter(
        ({ table }) =>
          table.purpose === purpose &&
          !(isOwn && table.isOfStaff) &&
          toldColumns(table, everything).length > 0,
      ),
    }))
    .filter(({ tables }) => tables.length > 0)
}

const seesOf = ({ person, isOwn }: Exporting): Sees => (isOwn ? everything : person.found.sees)

export const rowsOf = (of: Exporting, table: PersonalTable): AsyncGenerator<ToldRow> =>
  readMine({ db: of.db, settings: of.settings, who: of.person.who, sees: seesOf(of) }, table)

/** Every file that goes with the person, numbered: two may have one name. */
export async function* ownFiles(
  of: Exporting,
): AsyncGenerator<{ name: string; storageKey: string }> {
  const seen = new Set<string>()
  for (const { table } of of.filed) {
    const files = table.file || table.fileList ? await filesOfMine(of.db, table, of.person.who) : []
    for (const { id, name, storageKey } of files) {
      if (seen.has(id)) continue
      seen.add(id)
      yield { name: `files/${seen.size} ${name.replaceAll(/[/\\]/g, '-')}`, storageKey }
    }
  }
  yield* await bytesOf(of)
}

/** Bytes that no file tells of, such as a picture. */
async function bytesOf({ db, filed, person }: Exporting) {
  const all: { name: string; storageKey: string }[] = []
  for (const { table } of filed) {
    if (!table.bytes) continue
    // oxlint-disable-next-line no-await-in-loop -- one connection asks one after the other
    const { rows } = await sql<{ key: string | null }>`
      select ${table.bytes} as key from ${sql.table(table.table)} t where ${table.mine(person.who)}`.execute(
      db,
    )
    for (const { key } of rows)
      if (key) all.push({ name: `files/${key.split('/').at(-1)}`, storageKey: key })
  }
  return all
}
