import { sql, type RawBuilder } from 'kysely'
import type { PersonKind } from '#kit/contract/personal-data.ts'
import type { Db } from '#kit/server/call.ts'
import { idsOfMine } from '#kit/server/erase-rows.ts'
import type { FoundPerson, PersonalData, Whose } from '#kit/server/personal-data.ts'
import { patternsOf } from './name-patterns.ts'

/** A person with all that is found by. */
export interface Gathered {
  who: Whose
  /** Records of which the audit log keeps no value. */
  whole: RawBuilder<string[]>
}

const ids = (all: Iterable<string>) => sql<string[]>`${[...all]}::uuid[]`

/** Everything that is about a person: their records, and whatever belongs to one of these. */
export async function gather(
  db: Db,
  { kind, id, found }: { kind: PersonKind; id: string; found: FoundPerson },
  data: readonly PersonalData[],
): Promise<Gathered> {
  const records = new Set<string>([id, ...Object.values(found.ids).flatMap((each) => each ?? [])])
  const whole = new Set<string>()
  const code = id.slice(-4).toUpperCase()
  const who: Whose = {
    kind,
    code,
    name: `${found.language === 'fr' ? 'Personne effacée' : 'Erased person'} ${code}`,
    ids: (of) => ids(found.ids[of] ?? []),
    get records() {
      return ids(records)
    },
    emails: sql<string[]>`${found.emails.map((email) => email.toLowerCase())}::text[]`,
    ...(await patternsOf(db, found)),
  }
  const tables = data.flatMap((each) => each.tables).filter(({ isRecord }) => isRecord)
  // What belongs to a record may have something of its own.
  for (const _ of [1, 2])
    for (const table of tables)
      // oxlint-disable-next-line no-await-in-loop -- each rests on what was found before
      for (const found of await idsOfMine(db, table, who)) {
        records.add(found)
        if (table.isRecord === 'whole') whole.add(found)
      }
  return { who, whole: ids(whole) }
}
