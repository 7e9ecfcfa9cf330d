import * as z from 'zod/mini'
import { bulkEndpoint } from '#kit/contract/bulk.ts'
import { defineEndpoint } from '#kit/contract/define-endpoint.ts'
import { idSchema, instantSchema, wholeNumber } from '#kit/contract/fields.ts'
import { applicationStatus } from '#modules/applications/contract/application.status.ts'
import { applicationsSubjects } from '#modules/applications/contract/applications.subjects.ts'
import { columns, rowStates, sheetTerms } from './participant-sheet.ts'
import { sheetsPage, submittedSheet } from './submitted-sheet.ts'

const access = applicationsSubjects.may('create', 'Applications Create')

const cell = z.string().check(z.maxLength(300, 'tooLong'))
const cells = z.partialRecord(z.enum(columns), cell)
/** Made where the row is typed, so that a row that was sent twice is one. */
const key = z.string().check(z.regex(/^[\da-z]{8,40}$/, 'format'))

/** What is said of a cell, in the words of the reader. */
const said = z.partialRecord(z.enum(columns), z.string())

const row = z.strictObject({
  key,
  cells,
  state: z.enum(rowStates),
  /** Why it cannot be submitted as it is, at its cells. */
  errors: said,
  /** What to know before it is submitted. */
  notes: said,
  /** Why it was refused, when that lies in none of its cells. */
  problem: z.nullable(z.string()),
  application: z.nullable(z.strictObject({ id: idSchema, reference: z.string() })),
})
export type SheetRow = z.infer<typeof row>

export const participantSheet = z.strictObject({
  /** Under which what was submitted of it is found; null while it is not begun. */
  id: z.nullable(idSchema),
  /** As they were typed, and as far as they were. */
  terms: z.record(z.string(), z.unknown()),
  rows: z.array(row),
  /** Further placements that the program has room for at this employer; null while one of them is not chosen. */
  room: z.nullable(z.int()),
  savedAt: z.nullable(instantSchema),
})
export type ParticipantSheet = z.infer<typeof participantSheet>

/** The sheet after rows were added, and the headings of columns of which nothing was taken. */
const filledSheet = z.extend(participantSheet, { unused: z.array(z.string()) })
export type FilledSheet = z.infer<typeof filledSheet>

const typedTerm = z.union([
  z.string().check(z.maxLength(4000, 'tooLong')),
  z.boolean(),
  z.number(),
  z.null(),
])

/** What becomes of the rows that were typed when a file is uploaded. */
export const uploadWays = ['add', 'replace'] as const
export type UploadWay = (typeof uploadWays)[number]

const current = '/participant-sheets/current'

export const participantSheetsEndpoints = {
  /** The sheet that the person is at. */
  readSheet: defineEndpoint({ method: 'GET', path: current, access, output: participantSheet }),
  /** Keeps what was typed, cell by cell: what another tab typed elsewhere stays. */
  saveSheet: defineEndpoint({
    summary: 'Save a sheet of applications',
    method: 'PATCH',
    path: current,
    access,
    body: z.strictObject({
      terms: z.optional(z.record(z.string().check(z.maxLength(40)), typedTerm)),
      rows: z.optional(z.array(z.strictObject({ key, cells })).check(z.maxLength(200))),
      removed: z.optional(z.array(key).check(z.maxLength(200))),
    }),
    output: participantSheet,
    problems: ['tooManyRows'],
  }),
  /** Cells of a spreadsheet, from a cell on; under headings that are known, by these. */
  pasteRows: defineEndpoint({
    summary: 'Paste rows into a sheet',
    method: 'POST',
    path: `${current}/pasted`,
    access,
    body: z.strictObject({
      text: z.string().check(z.minLength(1, 'required'), z.maxLength(200_000, 'tooLong')),
      /** Where the cells begin; left out: below the last row. */
      key: z.optional(key),
      column: z.optional(z.enum(columns)),
    }),
    output: filledSheet,
    problems: ['tooManyRows', 'brokenTable'],
  }),
  /** The rows of an Excel workbook or a CSV file, by their headings: below the last row, or in place of those that wait for nothing. */
  uploadRows: defineEndpoint({
    summary: 'Upload rows into a sheet',
    method: 'POST',
    path: `${current}/file`,
    access,
    query: z.object({ way: z._default(z.enum(uploadWays, 'choice'), 'add') }),
    upload: { most: 2 * 1024 * 1024 },
    output: filledSheet,
    problems: [
      'fileEmpty',
      'notATable',
      'lockedWorkbook',
      'brokenWorkbook',
      'brokenTable',
      'tooManyColumns',
      'tooManyRows',
      'noRows',
      'noHeadings',
    ],
  }),
  /** An empty workbook with the columns of a sheet, headed in the language of the reader. */
  downloadTemplate: defineEndpoint({
    summary: 'Download an empty workbook for a sheet',
    method: 'GET',
    path: '/participant-sheets/template',
    access,
    stream: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  }),
  /** Submits an application for each row that is in order, one after the other; the others stay. */
  submitSheet: defineEndpoint({
    summary: 'Submit the rows of a sheet as applications',
    method: 'POST',
    path: `${current}/submission`,
    access,
    body: sheetTerms.create,
    output: participantSheet,
    status: 202,
    idempotent: true,
    problems: ['notEligible', 'programClosed', 'nothingToSubmit', 'profileIncomplete'],
  }),
  /** The sheets of the last year, the latest first. */
  listSubmittedSheets: defineEndpoint({
    summary: 'List the sheets that were submitted',
    method: 'GET',
    path: '/participant-sheets',
    access,
    query: z.object({ page: z.optional(wholeNumber.check(z.minimum(1), z.maximum(1000))) }),
    output: sheetsPage,
  }),
  /** The applications that came of a sheet, to whoever sees them. */
  readSubmittedSheet: defineEndpoint({
    summary: 'Read what was submitted of a sheet',
    method: 'GET',
    path: '/participant-sheets/{id}',
    access: applicationsSubjects.may('view', 'Applications View'),
    output: submittedSheet,
  }),
  /** Takes back applications that were submitted together, each on its own; what is decided stays. */
  withdrawSheet: bulkEndpoint({
    path: '/participant-sheets/withdrawals',
    access: applicationsSubjects.may('update', 'Applications View'),
    asks: applicationStatus.transitions.withdraw.asks,
  }),
  /** Puts the sheet away; the next one begins empty. */
  closeSheet: defineEndpoint({
    summary: 'Close a sheet of applications',
    method: 'POST',
    path: `${current}/closing`,
    access,
    output: participantSheet,
    problems: ['stillSubmitting'],
  }),
}
