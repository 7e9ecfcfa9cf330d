import type { Entity } from '#kit/contract/define-entity.ts'
import type { Permission } from '#kit/contract/define-subjects.ts'
import type { Field } from '#kit/contract/fields.ts'
import type { Change, Db } from '#kit/server/call.ts'
import type { LiveEvent } from '#kit/server/events.ts'
import type { RowProblem } from '#kit/server/each-on-its-own.ts'
import type { Person } from '#kit/server/person.ts'
import type { MessagesByLanguage } from '#kit/server/messages.ts'
import type { ImportOptions } from '../contract/import-options.ts'
import type { ImportKind } from '../contract/imports.endpoints.ts'

/** What can be imported; each module tells of its own, and the apps compose them. */
declare module '#kit/server/server-module.ts' {
  interface Offers {
    importTargets: ImportTarget
  }
}

export interface ImportTarget {
  /** Among what can be imported: what others rest on comes first. */
  place: number
  kind: ImportKind
  /** What a column may fill, by the field's name. */
  fields: Record<string, ImportedField>
  /** The same as it is now, where an organisation adds fields to its records. */
  asNow?(db: Db): Promise<ImportTarget>
  /** Fields by which a row is recognised as a record that is there already. */
  matchBy: readonly string[]
  words: MessagesByLanguage
  /** By what else a column of a field is headed, in either language. */
  headings: Readonly<Record<string, readonly string[]>>
  /** By what two rows of one file are about the same. */
  repeats: readonly Repeat[]
  /** Where the records are listed. */
  listPath: string
  /** Asked for besides the permission to import. */
  asks?: Permission
  /** Told to open screens once a file is in, or taken back: rows are not told one by one. */
  announces?: LiveEvent
  /** How many records there are, where a whole file is compared with all of them. */
  countAll?(db: Db): Promise<number>
  /** How its files are usually taken. */
  usually?: Partial<ImportOptions>
  /** Groups of protected fields of which its rows tell beside their columns. */
  tellsOf?: readonly string[]
  accessTo(person: Person, group: string): GroupAccess
  /** Rows that agree in the first field are judged together, by the second in time. */
  together?: {
    order: readonly string[]
    /** Row by row what holds them together; '' where nothing does. */
    groups(change: Change, rows: readonly ReadRow[]): Promise<string[]>
  }
  /** Judges rows by the rules of the forms, and writes them unless it is a trial. */
  take(change: Change, rows: readonly ReadRow[], how: HowTaken): Promise<Taken[]>
  /** Of records whose ledgers a check looked at: those that the person sees, by id. */
  seenLedgers?(call: Looker, ids: readonly string[]): Promise<ReadonlyMap<string, Named>>
  /**
   * Takes created records away and puts former values back.
   * @returns one by one, why it was not done; null where it was
   */
  revert(change: Change, done: readonly DoneRow[]): Promise<(RowProblem | null)[]>
}

/** What somebody may do with a group of protected fields. */
export interface GroupAccess {
  /** See it of every record that a file may be about. */
  readsAll: boolean
  /** See it and enter it, of some record at least. */
  fills: boolean
}

export interface Repeat {
  /** The fields that are compared, together. */
  fields: readonly string[]
  /** Equal where two rows say the same of them; null where a row says too little. */
  keyOf(values: ReadRow['values']): string | null
  /** What a row creates bears it: a later row finds it by that. */
  isKept: boolean
  /** No two records bear the same. */
  isUnique: boolean
}

export type Looker = Pick<Change, 'person' | 'settings'> & { db: Db }

export interface Named {
  name: string
  number: string
}

/** A ledger before and after the rows of a batch. */
export interface ForeseenEffect {
  recordId: string
  before: LedgerFigures
  after: LedgerFigures | null
  rowCount: number
  refusedLines: number[]
}

export interface LedgerFigures {
  shares: string
  amount: string
}

export type ImportedField = Pick<Field, 'kind' | 'required' | 'choices' | 'words' | 'group'> & {
  /** What it holds is never written down in the open. */
  isProtected?: boolean
  /** A cell has several values, with semicolons between them. */
  isList?: boolean
}

/** What a cell says once it is read by its field. */
export type CellValue = string | boolean | string[]

export interface ReadRow {
  line: number
  /** By field, as the form would send it; cells that are empty are left out. */
  values: Record<string, CellValue>
}

export interface HowTaken extends ImportOptions {
  isTrial: boolean
  /** A trial tells what it would do to ledgers. */
  foresee?: (effect: ForeseenEffect) => void
}

export type Taken =
  | { line: number; outcome: 'failed'; problem: RowProblem }
  | { line: number; outcome: 'skipped'; recordId?: string; reference?: string }
  | {
      line: number
      outcome: 'created' | 'updated'
      /** Left out of a trial. */
      recordId?: string
      reference?: string
      version?: number
      /** Of an update: the values that were there. */
      before?: Record<string, unknown>
    }

export interface DoneRow {
  outcome: 'created' | 'updated'
  recordId: string
  version: number
  before: Record<string, unknown>
}

/** The fields of an entity that people fill in. */
export const enteredFields = ({ fields }: Entity): Record<string, ImportedField> =>
  Object.fromEntries(Object.entries(fields).filter(([, { readOnly }]) => !readOnly))
