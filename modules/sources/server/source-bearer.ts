import type { Bilingual } from '#kit/contract/fields.ts'
import type { Change, Db } from '#kit/server/call.ts'
import type { BearerKind } from '../contract/sources.endpoints.ts'

export interface MovedSource {
  from: { id: string; name: Bilingual }
  /** None at all, where nothing replaces it. */
  to: { id: string; name: Bilingual } | null
}

/** Records that have a source; modules offer theirs. */
export interface SourceBearer {
  /** What bears it, as the words of its count are called. */
  kind: BearerKind
  /** By source: how many there are in the list, and how many in all. */
  count(db: Db): Promise<ReadonlyMap<string, { listed: number; all: number }>>
  /** Gives all of them the other source, or none; each with its history. */
  move(change: Change, moved: MovedSource): Promise<void>
}

declare module '#kit/server/server-module.ts' {
  interface Offers {
    sourceBearers: SourceBearer
  }
}
