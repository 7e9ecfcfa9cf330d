import { sql, type RawBuilder } from 'kysely'
import type { Database } from '#database/types.generated.ts'
import type { KeepingReason, OpenAffair, PersonKind, Purpose } from '#kit/contract/personal-data.ts'
import type { Language } from '#kit/contract/strings.ts'
import type { Change, ReadCall } from './call.ts'
import type { MessagesByLanguage } from './messages.ts'
import type { Sees } from './permissions.ts'

/** Whose data are asked for: one person, in every record that they have. */
export interface Whose {
  /** As which they are looked at. */
  kind: PersonKind
  /** What they go by once they are erased. */
  name: string
  /** The last part of it. */
  code: string
  ids: (kind: PersonKind) => RawBuilder<string[]>
  /** Of whatever is about the person: themself, what they applied for, what was paid for them. */
  records: RawBuilder<string[]>
  emails: RawBuilder<string[]>
  /** Finds them named in a text whose accents and case are folded. */
  names: string
  /** The same, or one of their names alone: what is searched for. */
  searched: string
  /** Finds the words themselves. */
  spelled: string
}

type Condition = (who: Whose) => RawBuilder<boolean>
/** What a column is after the erasure, of the row `t`. */
type Becomes = (column: RawBuilder<unknown>, who: Whose) => RawBuilder<unknown>

/** What takes the place of a value. */
export const becomes = {
  empty: () => sql`null`,
  sign: (column) => sql`case when ${column} is not null then erased_sign() end`,
  /** The text without the words that name the person. */
  nameless: (column, who) => sql`erased_words(${column}, ${who.names}, ${who.spelled})`,
  name: (column, who) => sql`case when ${column} is not null then ${who.name}::text end`,
  /** Of a JSON value every text and number. */
  leaves: (column) => sql`erased_leaves(${column})`,
  /** Of a JSON value what names the person. */
  namelessLeaves: (column, who) => sql`erased_names(${column}, ${who.names})`,
  nothingFound: (column, who) => sql`erased_names(${column}, ${who.searched})`,
} satisfies Record<string, Becomes>

export const becoming =
  (value: string): Becomes =>
  () =>
    sql`${sql.lit(value)}`

/** What a module keeps about people in one of its tables, and what erasing somebody does to it. */
export interface PersonalTable {
  table: keyof Database
  purpose: Purpose
  /** Which rows `t` are about the person. */
  mine: Condition
  /** Whose other rows are found by, such as notes and letters: `whole`, of it the audit log tells no value. */
  isRecord?: 'whole' | 'partly'
  /** The rows go; else what becomes of their columns. */
  goes: { rows: readonly string[] } | Readonly<Record<string, Becomes>>
  /** What stays as it is, by reason. Ids and counters need none. */
  stays?: Partial<Record<KeepingReason, readonly string[]>>
  /** Of files: the bytes go with the row. */
  file?: string
  /** The same of several, `[{id}]`. */
  fileList?: string
  /** Where bytes lie that no file tells of. */
  bytes?: RawBuilder<string | null>
  /** Told besides, by name: what a row that has ids alone is about. */
  besides?: Readonly<Record<string, RawBuilder<unknown>>>
  /** Nothing that somebody would want to read: hashes, and copies of what is told elsewhere. */
  untold?: readonly string[] | 'all'
  /** Told to staff alone: what they wrote about the person. */
  isOfStaff?: true
  /** Sealed columns, by the group of those who may read them. */
  sealed?: Readonly<Record<string, string>>
  /** Column told only to the group. */
  guarded?: Readonly<Record<string, string>>
  /** Which rows are told, where that depends on the groups of whoever asks. */
  told?: (sees: Sees) => RawBuilder<boolean>
  hasVersion?: true
}

/** What must not be open while somebody is erased. */
export interface Affair {
  affair: OpenAffair
  table: keyof Database
  mine: Condition
}

/** What a module keeps about people; offered by its manifest. */
export interface PersonalData {
  /** Its `fields` name the columns. */
  words?: MessagesByLanguage
  tables: readonly PersonalTable[]
  affairs?: readonly Affair[]
}

declare module './server-module.ts' {
  interface Offers {
    personalData: PersonalData
    people: PeopleOfKind
  }
}

type Removed = PersonalTable & { goes: { rows: readonly string[] } }

/** Whether rows go, rather than values in them. */
export const isRemoved = (of: PersonalTable): of is Removed => Array.isArray(of.goes['rows'])

/** The columns that go, with the row or alone. */
export const goingColumns = (of: PersonalTable): string[] =>
  isRemoved(of) ? [...of.goes.rows] : Object.keys(of.goes)

export const stayingColumns = ({ stays = {} }: PersonalTable): string[] =>
  Object.values(stays).flatMap((columns) => columns ?? [])

const anyOf = (column: string, ids: RawBuilder<string[]>) =>
  sql<boolean>`t.${sql.ref(column)} = any(${ids})`

/** Rows that bear the id of the person, as a kind that they are kept as. */
export const bearing =
  (kind: PersonKind, column: string): Condition =>
  (who) =>
    anyOf(column, who.ids(kind))

/** Rows that belong to a record that is about the person. */
export const ofRecords =
  (column: string): Condition =>
  (who) =>
    anyOf(column, who.records)

/** Whether a text or JSON value of the row names the person. */
export const isNamed = (column: string, { names }: Whose) =>
  sql<boolean>`coalesce(searchable(t.${sql.ref(column)}::text) ~ ${names}, false)`

/** A person as their module knows them. */
export interface FoundPerson {
  name: string
  /** What names the record: typed to confirm, and told where it says nothing about the person. */
  reference: string
  isNumbered: boolean
  /** In which what is held is told to them; null where nobody knows. */
  language: Language | null
  emails: readonly string[]
  /** Telephone and account numbers: wherever they stand, the person is meant. */
  numbers: readonly string[]
  /** What else they are called as a whole: as they were before a merge. */
  alsoNamed: readonly string[]
  /** Pieces of what they are called: looked for, they are meant. */
  parts: readonly string[]
  /** Every record that is this person's. */
  ids: Partial<Record<PersonKind, readonly string[]>>
  /** Which groups of protected fields whoever asks has. */
  sees: Sees
}

/** A kind of people of whom there are data; offered by the module that keeps their records. */
export interface PeopleOfKind {
  kind: PersonKind
  /** As the log calls the record. */
  entity: string
  /** @throws 404 for whoever does not see the record */
  find: (call: Reader, id: string) => Promise<FoundPerson>
  /** Until the change is kept nobody else changes the record. */
  hold: (change: Change, id: string) => Promise<unknown>
  /** Tells open screens. @returns the version that the record has now */
  announce: (change: Change, id: string) => Promise<number>
}

type Reader = Pick<ReadCall, 'db' | 'person' | 'settings'>
