import type { Bilingual } from '#kit/contract/fields.ts'
import type { Change, Db } from '#kit/server/call.ts'

export interface MovedSource {
  from: { id: string; name: Bilingual }
  to: { id: string; name: Bilingual }
}

/** Records that have a source; modules offer theirs. */
export interface SourceBearer {
  /** By source: how many there are in the list, and whether there are any at all, listed or not. */
  count(db: Db): Promise<ReadonlyMap<string, { listed: number; isInUse: boolean }>>
  /** Gives all of them the other source; each with its history. */
  move(change: Change, moved: MovedSource): Promise<void>
}

declare module '#kit/server/server-module.ts' {
  interface Offers {
    sourceBearers: SourceBearer
  }
}
