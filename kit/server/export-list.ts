import { pipeline, Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import type { Kysely } from 'kysely'
import writeExcelFile from 'write-excel-file/node'
import type { FieldGroups } from '#kit/contract/field-groups.ts'
import type { Bilingual } from '#kit/contract/fields.ts'
import type { ListQuery } from '#kit/contract/define-list.ts'
import type { Organisation } from '#kit/contract/organisation.ts'
import type { Language } from '#kit/contract/strings.ts'
import type { Database } from '#database/types.generated.ts'
import type * as z from 'zod/mini'
import type { exportQuery } from '#kit/contract/define-endpoint.ts'
import { standIn, type AuditEntry } from './audit.ts'
import type { StreamAnswer } from './call.ts'
import { harmless } from './harmless-cell.ts'
import { dayOf } from './organisation.ts'
import type { SeesIn } from './permissions.ts'
import { invalidField } from './problems.ts'
import { readAll, refuseClosed, type ListSource } from './list-query.ts'
import { translatorOf, type MessagesByLanguage, type Translator } from './messages.ts'

/**
 * One column of an export; text is guarded against formulas, numbers and dates stay typed. Of a
 * moment the day is told where the organisation is.
 */
export interface ExportColumn<Row> {
  /** Its heading is the module's string `fields.{key}`, unless it brings one of its own. */
  key: string
  heading?: string | Bilingual
  kind: 'text' | 'number' | 'date' | 'moment'
  /** The row's own value of that name unless told. */
  value?: (row: Row, language: Language, words: Translator) => string | number | null
}

export interface ListExport<Row> {
  /** What is exported, for the file's name and the audit log. */
  name: string
  /** What its file is called, where that and the day do not say it. */
  fileName?: string
  words: MessagesByLanguage
  columns: readonly ExportColumn<Row>[]
  /** Stands above the headings: what the file is, by name and value. */
  above?: readonly (readonly [string, string])[]
  /** Columns that there are, and that whoever exports does not get. */
  withheld?: readonly string[]
  /** Protected fields of the list: the log keeps that the file was narrowed by them, not by which values. */
  groups?: FieldGroups
}

/** The export without columns of groups that whoever exports sees on no row. */
export function withheldFrom<Row>(
  whole: ListExport<Row>,
  { groups, sees }: { groups: FieldGroups; sees: SeesIn },
): ListExport<Row> {
  const isWithheld = ({ key }: ExportColumn<Row>) =>
    groups[key] !== undefined && sees(groups[key]) === false
  const withheld = whole.columns.filter(isWithheld).map(({ key }) => key)
  return {
    ...whole,
    withheld,
    groups,
    columns: whole.columns.filter((column) => !isWithheld(column)),
  }
}

interface RowsCall {
  language: Language
  query: z.infer<typeof exportQuery>
  audit(entry: AuditEntry): Promise<void>
  now: Date
  organisation(): Promise<Organisation>
}

interface ExportCall extends RowsCall {
  list: ListQuery
  db: Kysely<Database>
}

interface Sheet<Row> {
  headings: string[]
  rows: AsyncIterable<Row> | Iterable<Row>
  cell: (column: ExportColumn<Row>, row: Row) => string | number | null
  columns: readonly ExportColumn<Row>[]
  above: readonly (readonly string[])[]
}

/** The list exactly as filtered, sorted and shown, as CSV or XLSX; the export is recorded. */
export async function exportList<Row>(
  call: ExportCall,
  source: ListSource,
  wanted: ListExport<Row>,
): Promise<StreamAnswer> {
  const { list } = call
  refuseUnknownColumns(call, wanted)
  refuseClosed(source, list)
  await recordExport(call, wanted.name, {
    filters: [null, keptFilters(list, wanted.groups)],
    search: [null, list.search],
  })
  return sheetFile(call, readAll<Row>(call.db, source, list), wanted)
}

const keptFilters = ({ filters }: ListQuery, groups: FieldGroups = {}) =>
  Object.fromEntries(
    filters.map(({ field, values }) => [
      field,
      groups[field] === undefined ? values.join(',') : standIn,
    ]),
  )

/** Rows that are no list, such as the figures of a month, as CSV or XLSX; the export is recorded. */
export async function exportRows<Row>(
  call: RowsCall & { query: object },
  rows: AsyncIterable<Row> | Iterable<Row>,
  wanted: ListExport<Row>,
): Promise<StreamAnswer> {
  refuseUnknownColumns(call, wanted)
  const asked = Object.entries(call.query).filter(([name]) => !['format', 'columns'].includes(name))
  await recordExport(call, wanted.name, { filters: [null, Object.fromEntries(asked)] })
  return sheetFile(call, rows, wanted)
}

async function sheetFile<Row>(
  call: RowsCall,
  rows: AsyncIterable<Row> | Iterable<Row>,
  wanted: ListExport<Row>,
): Promise<StreamAnswer> {
  const { format } = call.query
  const organisation = await call.organisation()
  const stem = wanted.fileName ?? `${wanted.name}-${dayOf(organisation, call.now)}`
  const fileName = `${stem}.${format}`
  const sheet = sheetOf(call, rows, { ...wanted, organisation })
  return format === 'csv'
    ? { mediaType: 'text/csv; charset=utf-8', fileName, body: csv(sheet) }
    : { mediaType: spreadsheet, fileName, body: await xlsx(sheet) }
}

/** @throws 422 at `columns`, with the first that there is not */
function refuseUnknownColumns<Row>(
  { query }: Pick<RowsCall, 'query'>,
  { columns, withheld = [] }: Pick<ListExport<Row>, 'columns' | 'withheld'>,
) {
  const known = new Set([...columns.map(({ key }) => key), ...withheld])
  const unknown = query.columns?.split(',').find((key) => !known.has(key))
  if (unknown !== undefined) throw invalidField('columns', 'unknownColumn', { name: unknown })
}

const recordExport = (
  { audit, query }: RowsCall,
  name: string,
  what: NonNullable<AuditEntry['changes']>,
) =>
  audit({
    action: `${name}.exported`,
    entity: 'export',
    changes: { format: [null, query.format], ...what },
  })

function sheetOf<Row>(
  { language, query }: RowsCall,
  rows: AsyncIterable<Row> | Iterable<Row>,
  { columns, words, organisation, above = [] }: ListExport<Row> & { organisation: Organisation },
): Sheet<Row> {
  const translate = translatorOf(words[language], language)
  const shown = query.columns?.split(',') ?? columns.map(({ key }) => key)
  const chosen = shown.flatMap((key) => columns.filter((column) => column.key === key))
  return {
    columns: chosen,
    // A line of nothing parts what stands above from the table.
    above: above.length > 0 ? [...above, []] : [],
    headings: chosen.map(({ key, heading = translate(`fields.${key}`) }) =>
      typeof heading === 'string' ? heading : heading[language],
    ),
    rows,
    cell: ({ key, kind, value }, row) => {
      const own = (row as Record<string, string | number | null>)[key] ?? null
      const shown = value ? value(row, language, translate) : own
      return kind === 'moment' && shown !== null ? dayOf(organisation, new Date(shown)) : shown
    },
  }
}

const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

function csv<Row>({ columns, headings, rows, cell, above }: Sheet<Row>) {
  const text = (column: ExportColumn<Row>, row: Row) => {
    const value = cell(column, row)
    if (value === null) return ''
    return column.kind === 'text' ? harmless(String(value)) : String(value)
  }
  const lines = async function* () {
    for (const line of above) yield line.map(harmless)
    yield headings.map(harmless)
    for await (const row of rows) yield columns.map((column) => text(column, row))
  }
  return pipeline(
    Readable.from(lines()),
    stringify({ bom: true, record_delimiter: '\r\n', quoted_match: /[\r\n]/ }),
    () => undefined,
  )
}

async function xlsx<Row>({ columns, headings, rows, cell, above }: Sheet<Row>) {
  const data: object[][] = [
    ...above.map((line) => line.map((value) => ({ type: String, value }))),
    headings.map((value) => ({ value, fontWeight: 'bold' })),
  ]
  for await (const row of rows)
    data.push(columns.map((column) => typedCell(column.kind, cell(column, row))))
  return writeExcelFile(data as never).toBuffer()
}

function typedCell(kind: ExportColumn<never>['kind'], value: string | number | null): object {
  if (value === null) return {}
  if (kind === 'date' || kind === 'moment')
    return { type: Date, value: new Date(`${value}`), format: 'yyyy-mm-dd' }
  return kind === 'number' && Number.isFinite(Number(value))
    ? { type: Number, value: Number(value) }
    : { type: String, value: String(value) }
}
