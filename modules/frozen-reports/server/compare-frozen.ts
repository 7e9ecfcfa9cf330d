import { Decimal } from 'decimal.js'
import type { ReadCall } from '#kit/server/call.ts'
import type { MeasureKind } from '#modules/reports/contract/report.ts'
import type { ReportAnswer, ReportCell } from '#modules/reports/contract/reports.endpoints.ts'
import { reportOf } from '#modules/reports/contract/reports.ts'
import { readReport } from '#modules/reports/server/read-report.ts'
import type { FrozenContent } from '../contract/frozen-report.ts'
import type { ComparedCell, FrozenChanges } from '../contract/frozen-reports.endpoints.ts'

type Cells = ReportAnswer['total']

/** Today's answer to the question that was frozen, beside what it was then. */
export async function compareFrozen(
  call: Pick<ReadCall, 'db' | 'person' | 'today' | 'settings' | 'language'>,
  { answer: before, query }: FrozenContent,
): Promise<FrozenChanges> {
  const { asOf: _, compare: _compare, ...question } = query
  const asked = { ...question, by: before.by, period: before.period, compare: 'none' } as const
  const now = await readReport(call, { name: before.report, query: asked, action: 'view' })
  const put = (was: Cells | undefined, is: Cells | undefined) => cellsOf(before, { was, is })
  const rows = [
    ...before.rows.map(({ key, label, cells }) => ({
      key,
      label,
      cells: put(cells, now.rows.find((row) => row.key === key)?.cells),
    })),
    ...now.rows
      .filter(({ key }) => !before.rows.some((row) => row.key === key))
      .map(({ key, label, cells }) => ({ key, label, cells: put(undefined, cells) })),
  ]
  const total = put(before.total, now.total)
  return {
    asOf: now.asOf,
    isSame: [...rows.map(({ cells }) => cells), total].every((cells) =>
      Object.values(cells).every(isSame),
    ),
    measures: before.measures,
    rows,
    total,
  }
}

function cellsOf(
  { report, measures }: ReportAnswer,
  { was, is }: { was: Cells | undefined; is: Cells | undefined },
): Record<string, ComparedCell> {
  const kinds = reportOf(report).measures
  return Object.fromEntries(
    measures.map((name) => {
      const kind = kinds[name]?.kind
      const before = was?.[name] ?? (was ? { value: null } : nothingOf(kind))
      const now = is?.[name] ?? (is ? { value: null } : nothingOf(kind))
      return [name, { before, now, change: changeOf(before, now) }]
    }),
  )
}

/** What a row says that is not there: of what is counted or added up, none. */
function nothingOf(kind: MeasureKind | undefined): ReportCell {
  if (kind === 'money') return { value: '0.00' }
  return { value: kind === 'people' || kind === 'count' ? 0 : null }
}

/**
 * How much more or less. Where one of the two is not told, neither is the difference: with the other
 * it would tell it.
 */
export function changeOf(before: ReportCell, now: ReportCell): ReportCell {
  if (before.kept ?? now.kept) return { value: null, kept: 'kept' }
  if (before.value === null || now.value === null) return { value: null }
  const change = new Decimal(now.value).minus(before.value)
  if (typeof now.value === 'number' && typeof before.value === 'number')
    return { value: change.toNumber() }
  return { value: change.toFixed(Math.max(placesOf(before.value), placesOf(now.value))) }
}

const placesOf = (value: string | number) => String(value).split('.')[1]?.length ?? 0

const isSame = ({ before, now }: ComparedCell) =>
  before.kept === now.kept &&
  (before.value === null || now.value === null
    ? before.value === now.value
    : new Decimal(before.value).equals(now.value))
