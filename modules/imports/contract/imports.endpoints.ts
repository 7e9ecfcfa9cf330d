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

const counts = z.partialRecord(z.enum(rowStates), z.int())

const summary = {
  id: idSchema,
  kind: z.enum(importKinds),
  fileName: z.string(),
  state: z.enum(importStates),
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
  /** The first rows, column by column; none once the file was deleted. */
  sample: z.array(z.array(z.string())),
  hasContent: z.boolean(),
  mapping: importMapping,
  options: importOptions,
  /** What the check wants looked at: cells that can be read in two ways. */
  notices: z.array(z.strictObject({ code: z.string(), column: z.string() })),
  /** What would become of the rows that are ready. */
  planned: z.strictObject({ created: z.int(), updated: z.int(), skipped: z.int() }),
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
    problems: ['wrongState', 'fileDeleted'],
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
    problems: ['fileEmpty', 'importTooLarge', 'notATable', 'brokenTable', 'tooManyRows', 'noRows'],
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
