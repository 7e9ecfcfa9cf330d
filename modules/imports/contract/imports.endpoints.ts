import * as z from 'zod/mini'
import { defineEndpoint, pageOf } from '#kit/contract/define-endpoint.ts'
import { defineList } from '#kit/contract/define-list.ts'
import { idSchema, instantSchema } from '#kit/contract/fields.ts'
import { importKinds } from './import-kinds.generated.ts'
import { importMapping, importOptions } from './import-options.ts'
import { importsSubjects } from './imports.subjects.ts'

const { may } = importsSubjects

export type ImportKind = (typeof importKinds)[number]

export const importStates = [
  'uploaded',
  'checking',
  'checked',
  'running',
  'done',
  'reverting',
  'reverted',
  'stopped',
] as const
export type ImportState = (typeof importStates)[number]

export const rowStates = [
  'waiting',
  'ready',
  'refused',
  'created',
  'updated',
  'skipped',
  'failed',
  'reverted',
  'kept',
] as const
export type RowState = (typeof rowStates)[number]

/** How a check or a run came out; null before and in between. */
export const importOutcomes = ['whole', 'part', 'unchanged', 'nothing'] as const
export type ImportOutcome = (typeof importOutcomes)[number]

const counts = z.partialRecord(z.enum(rowStates), z.int())

const summary = {
  id: idSchema,
  kind: z.enum(importKinds),
  fileName: z.string(),
  state: z.enum(importStates),
  outcome: z.nullable(z.enum(importOutcomes)),
  rowCount: z.int(),
  doneCount: z.int(),
  counts,
  createdAt: instantSchema,
  createdBy: z.string(),
  version: z.int(),
}
const importRow = z.strictObject(summary)
export type ImportRow = z.infer<typeof importRow>

const field = z.strictObject({ key: z.string(), label: z.string(), required: z.boolean() })

export const importRecord = z.strictObject({
  ...summary,
  updatedAt: instantSchema,
  finishedAt: z.nullable(instantSchema),
  encoding: z.enum(['utf-8', 'windows-1252']),
  delimiter: z.string(),
  header: z.array(z.string()),
  /** What stands in the file is told to the person: it is theirs, or they see all that is protected in it. */
  isOpen: z.boolean(),
  /** The first rows, column by column; none once the file was deleted, or where it is not open. */
  sample: z.array(z.array(z.string())),
  hasContent: z.boolean(),
  mapping: importMapping,
  options: importOptions,
  /** Columns, counted from 0, that seem to be a field that another column fills; they are left out. */
  rivals: z.array(z.strictObject({ column: z.int(), other: z.int(), field: z.string() })),
  /** What the check wants looked at: cells that can be read in two ways. */
  notices: z.array(z.strictObject({ code: z.string(), column: z.string() })),
  /** What would become of the rows that are ready. */
  planned: z.strictObject({ created: z.int(), updated: z.int(), skipped: z.int() }),
  /** Records that the checked file does not name; null where it is not one of all of them. */
  absent: z.nullable(z.int()),
  fields: z.array(field),
  matchBy: z.array(field),
  /** Where the records are listed. */
  listPath: z.string(),
})
export type ImportRecord = z.infer<typeof importRecord>

const rowOutput = z.strictObject({
  id: z.string(),
  line: z.int(),
  state: z.enum(rowStates),
  reference: z.nullable(z.string()),
  problems: z.array(z.strictObject({ field: z.nullable(z.string()), message: z.string() })),
})
export type ImportedRow = z.infer<typeof rowOutput>

/** What is wrong with some rows alike, the commonest first, and the cells as they were typed. */
const problemGroup = z.strictObject({
  id: z.string(),
  field: z.nullable(z.string()),
  label: z.nullable(z.string()),
  message: z.string(),
  count: z.int(),
  values: z.array(
    z.strictObject({
      /** Stands for the value; equal cells of a file have the same. */
      key: z.string(),
      value: z.string(),
      count: z.int(),
      /** The first of the rows. */
      lines: z.array(z.int()),
    }),
  ),
  moreValues: z.boolean(),
})
export type ProblemGroup = z.infer<typeof problemGroup>

/** Rows of the file that have something in common, and what would become of each. */
const repeat = z.strictObject({
  id: z.string(),
  labels: z.array(z.string()),
  count: z.int(),
  rows: z.array(
    z.strictObject({
      line: z.int(),
      becomes: z.enum(['created', 'updated', 'skipped', 'refused', 'waiting']),
    }),
  ),
})
export type ImportRepeat = z.infer<typeof repeat>

const figures = z.strictObject({ shares: z.string(), amount: z.string() })

/** What would become of a shareholder's ledger. */
const effect = z.strictObject({
  id: idSchema,
  name: z.string(),
  number: z.string(),
  rowCount: z.int(),
  before: figures,
  after: z.nullable(figures),
  /** Rows that would make a balance negative and are refused. */
  refusedLines: z.array(z.int()),
})
export type ImportEffect = z.infer<typeof effect>

const from = z.object({ from: z.optional(z.string().check(z.regex(/^\d{1,9}$/, 'integer'))) })
const partOf = <const T extends z.ZodMiniType>(each: T) =>
  z.strictObject({ data: z.array(each), more: z.boolean() })

export const importList = defineList({
  sorts: ['createdAt'],
  defaultSort: '-createdAt',
  filters: {
    kind: { kind: 'choice', choices: importKinds },
    state: { kind: 'choice', choices: importStates },
  },
  search: false,
  tableState: 'importsTableState',
})

const step = <const Noun extends string, const Action extends 'import' | 'restore'>(
  noun: Noun,
  action: Action,
) =>
  defineEndpoint({
    method: 'POST',
    path: `/imports/{id}/${noun}`,
    access: may(action, 'Imports'),
    output: importRecord,
    ifMatch: true,
    problems: ['wrongState', 'fileDeleted', 'checkAgain'],
  })

export const importsEndpoints = {
  listImports: defineEndpoint({
    method: 'GET',
    path: '/imports',
    access: may('view', 'Imports'),
    list: importList,
    output: pageOf(importRow),
  }),
  uploadImport: defineEndpoint({
    method: 'POST',
    path: '/imports',
    access: may('import', 'Imports'),
    query: z.object({ kind: z.enum(importKinds, 'choice') }),
    upload: true,
    output: importRecord,
    status: 201,
    problems: [
      'fileEmpty',
      'importTooLarge',
      'notATable',
      'brokenTable',
      'tooManyColumns',
      'tooManyRows',
      'noRows',
    ],
  }),
  readImport: defineEndpoint({
    method: 'GET',
    path: '/imports/{id}',
    access: may('view', 'Imports'),
    output: importRecord,
  }),
  /** Rows with something to say: refused, failed, not reverted; the first ones, or those after a line. */
  listImportRows: defineEndpoint({
    method: 'GET',
    path: '/imports/{id}/rows',
    access: may('view', 'Imports'),
    query: z.object({ after: z.optional(z.string().check(z.regex(/^\d{1,9}$/, 'integer'))) }),
    output: z.strictObject({ data: z.array(rowOutput), more: z.boolean() }),
  }),
  listImportProblems: defineEndpoint({
    method: 'GET',
    path: '/imports/{id}/problems',
    access: may('view', 'Imports'),
    output: z.strictObject({ data: z.array(problemGroup) }),
  }),
  listImportRepeats: defineEndpoint({
    method: 'GET',
    path: '/imports/{id}/repeats',
    access: may('view', 'Imports'),
    query: from,
    output: partOf(repeat),
  }),
  /** Ledgers that the orders of a checked file would change, those with refusals first. */
  listImportEffects: defineEndpoint({
    method: 'GET',
    path: '/imports/{id}/effects',
    access: may('view', 'Imports'),
    query: from,
    output: partOf(effect),
  }),
  /** Puts another value in place of a wrong one: in one row, or wherever it stands. The check comes again. */
  mendImport: {
    ...step('mends', 'import'),
    body: z.strictObject({
      field: z.string().check(z.maxLength(60)),
      key: z.string().check(z.maxLength(60)),
      line: z.nullable(z.int()),
      value: z.string().check(z.maxLength(4000, 'tooLong')),
    }),
  },
  /** The rows that were refused as they were in the file, with the reason behind each. */
  exportImportErrors: defineEndpoint({
    method: 'GET',
    path: '/imports/{id}/errors',
    access: may('view', 'Imports'),
    stream: 'text/csv',
    problems: ['fileDeleted'],
  }),
  /** Goes through all rows and writes none. */
  checkImport: {
    ...step('check', 'import'),
    body: z.strictObject({ mapping: importMapping, options: importOptions }),
  },
  runImport: step('run', 'import'),
  revertImport: step('reversal', 'restore'),
  /** Goes on with what stopped. */
  resumeImport: step('resumption', 'import'),
}
