import type { ListDeclaration, ListQuery } from '#kit/contract/define-list.ts'
import type { Change } from '../call.ts'
import type { ListSource } from '../list-query.ts'
import type { MessagesByLanguage } from '../messages.ts'
import type { VersionedChange } from '../steps.ts'
import type { VersionedTable } from '../versioned.ts'

/** A list whose rows can be chosen by what they match. */
export interface BulkList {
  list: ListDeclaration
  source: ListSource | ((query: ListQuery) => ListSource)
}

/**
 * Something that can be done to many records, each on its own: one that is refused stops no other.
 * It is the same act as on one record, so permission, state and guards are asked for each.
 */
export interface BulkAct<Input = never> {
  /** Under which it is remembered: `orders.assign`. */
  key: string
  /** In whose words a refusal is told: strings `reasons.{code}`. */
  words: MessagesByLanguage
  /** Where the records' versions are; left out for records that have none. */
  table?: VersionedTable
  /** Locks what everybody locks before the row itself. */
  hold?: (change: Change, id: string) => Promise<void>
  /** Once for all of them, while the person is there: a proof, a colleague. Throws for all. */
  begin?: (change: Change, input: Input) => Promise<void>
  /** What people call a record. @throws 404 when the person may not see it */
  nameOf: (change: Change, id: string) => Promise<string | null>
  /** Does it to one record. @returns what it was before, as `undo` wants it */
  take: (one: VersionedChange, id: string, input: Input) => Promise<unknown>
  /** Once after those that were changed together: up to `mostAtOnce` that is all of them. */
  finish?: (change: Change, ids: readonly string[], input: Input) => Promise<void>
  /** Takes it back of one record that nobody has changed since. */
  undo?: (one: VersionedChange, id: string, before: never) => Promise<unknown>
  /** False where part of what was done with this input cannot be taken back; then nothing is. */
  mayUndo?: (input: Input) => boolean
  /** The list by which they are chosen, as the person sees it, for these further parameters. */
  list: (change: Change, parameters: Record<string, string>) => Promise<BulkList> | BulkList
}

declare module '../server-module.ts' {
  interface Offers {
    /** Something that can be done to many records at once. */
    bulkActs: BulkAct
  }
}

interface Undoable<Input, Before> {
  take: (one: VersionedChange, id: string, input: Input) => Promise<Before | void>
  undo?: (one: VersionedChange, id: string, before: Before) => Promise<unknown>
}

/** Declares an act on many records; `input` is what its endpoint is given besides the records. */
export const bulkAct =
  <Input extends object = object>() =>
  <Before>(act: Omit<BulkAct<Input>, 'take' | 'undo'> & Undoable<Input, Before>): BulkAct<Input> =>
    act
