import type { RawBuilder } from 'kysely'
import type { Tone } from '#kit/contract/define-status.ts'
import type { Language } from '#kit/contract/strings.ts'
import type { Kysely } from 'kysely'
import type { Database } from '#database/types.generated.ts'
import type { ListSource } from '#kit/server/list-query.ts'
import type { MessagesByLanguage, Translator } from '#kit/server/messages.ts'
import type { Person } from '#kit/server/person.ts'

type Sql = RawBuilder<unknown>

/** What can be found by typing part of it; each module tells of its own records. */
declare module '#kit/server/server-module.ts' {
  interface Offers {
    searchables: Searchable
  }
}

export interface Searchable {
  kind: string
  /** Among kinds that are found equally well, lowest first. */
  place: number
  words: MessagesByLanguage
  /** The key of what many of them are called. */
  title: string
  /** The list that finds the same by its own search, and what it is narrowed to. */
  list?: { path: string; query?: Readonly<Record<string, string>> }
  /** Null when the person sees none of them. */
  seenBy(person: Person, db: Kysely<Database>): SearchSource | null | Promise<SearchSource | null>
}

/** How the records that a person sees are looked for. */
export interface SearchSource extends Pick<ListSource, 'from' | 'id' | 'where' | 'joins'> {
  /** The condition of their list's search. */
  search(text: string): RawBuilder<boolean>
  /** References and numbers: whoever types one of them whole means that record. */
  exactly: readonly Sql[]
  /** Names, folded and with an index each, and on which rows they are seen. */
  names: readonly { folded: Sql; on?: RawBuilder<boolean> }[]
  /** What is found equally well comes in this order, after the name that is shown. */
  order?: Sql
  /** What `show` wants of a row. */
  select: Sql
  show(row: Record<string, string | null>, speaking: Speaking): Shown
}

export interface Speaking {
  text: Translator
  language: Language
}

export interface Shown {
  name: string
  reference: string | null
  fact: string | null
  state: { word: string; tone: Tone } | null
  path: string
}
