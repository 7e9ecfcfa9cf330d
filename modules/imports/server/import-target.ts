import type { Entity } from '#kit/contract/define-entity.ts'
import type { Field } from '#kit/contract/fields.ts'
import type { Change } from '#kit/server/call.ts'
import type { RowProblem } from '#kit/server/each-on-its-own.ts'
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
  /** Fields by which a row is recognised as a record that is there already. */
  matchBy: readonly string[]
  words: MessagesByLanguage
  /** Where the records are listed. */
  listPath: string
  /** Rows that agree in the first field are judged together, by the second in time. */
  together?: { by: string; order: readonly string[] }
  /** Judges rows by the rules of the forms, and writes them unless it is a trial. */
  take(change: Change, rows: readonly ReadRow[], how: HowTaken): Promise<Taken[]>
  /**
   * Takes created records away and puts former values back.
   * @returns one by one, why it was not done; null where it was
   */
  revert(change: Change, done: readonly DoneRow[]): Promise<(RowProblem | null)[]>
}

export type ImportedField = Pick<Field, 'kind' | 'required' | 'choices' | 'words'> & {
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
