import type { RawBuilder } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import type { Spoken } from '../contract/timeline.endpoints.ts'
import type { ParentKind } from '../contract/parents.ts'
import type { Parent } from './parents.ts'

/** What was written with people from outside about a kind of record, which another module keeps. */
export interface SpokenSource {
  kind: ParentKind
  /** Of one record what the person may read, who sees so much of it; the row is `s`, its key `s.id`. */
  of(parent: Parent): { at: RawBuilder<unknown>; from: RawBuilder<unknown> }
  read(db: Db, ids: readonly string[]): Promise<Spoken[]>
}
