import { Decimal } from 'decimal.js'
import { sql } from 'kysely'
import type { FieldErrors } from '#kit/contract/validation.ts'
import type { Change } from '#kit/server/call.ts'
import { invalid, invalidField } from '#kit/server/problems.ts'
import { costOrder } from './cost-order.ts'
import type { ApprovedLine, RequestRecord } from '../contract/funding-requests.endpoints.ts'

type Line = RequestRecord['lines'][number]
export type DecidedLine = Line & { approved: string }

interface Given {
  lines: readonly ApprovedLine[]
  total: string
}

/**
 * What is given of each cost, under the lock of the request: all of what was asked for unless said.
 * @throws 422 for more than was asked for, less without a reason, a cost that was not asked for or
 * named twice, and a sum that is not the one that was seen
 */
export async function approvedLines(
  { db }: Pick<Change, 'db'>,
  id: string,
  { lines, total }: Given,
): Promise<DecidedLine[]> {
  const { rows } = await sql<Omit<Line, 'approved' | 'reductionReason'>>`
    select n.kind, n.requested from funding_request_lines n where n.request_id = ${id} order by ${costOrder}`.execute(
    db,
  )
  const errors: FieldErrors = Object.fromEntries(
    lines.flatMap((line, at) => {
      const asked = rows.find(({ kind }) => kind === line.kind)
      const isFirst = lines.findIndex(({ kind }) => kind === line.kind) === at
      const found = complaintAbout(line, isFirst ? asked?.requested : undefined)
      if (!found) return []
      const { field, ...complaint } = found
      return [[`lines.${at}.${field}`, [complaint]]]
    }),
  )
  if (Object.keys(errors).length > 0) throw invalid(errors)
  const decided = rows.map((row) => decide(row, lines))
  const sum = Decimal.sum(0, ...decided.map(({ approved }) => approved))
  if (!sum.eq(total)) throw invalidField('total', 'notTheSum', { sum: sum.toFixed(2) })
  if (sum.isZero()) throw invalidField('total', 'nothingApproved')
  return decided
}

interface Complaint {
  field: 'kind' | 'approved' | 'reductionReason'
  code: string
  params: Record<string, string>
}

function complaintAbout(
  { approved, reductionReason }: ApprovedLine,
  requested: string | undefined,
): Complaint | null {
  if (requested === undefined) return { field: 'kind', code: 'choice', params: {} }
  if (new Decimal(approved).gt(requested))
    return { field: 'approved', code: 'moreThanRequested', params: { requested } }
  if (new Decimal(approved).lt(requested) && !reductionReason)
    return { field: 'reductionReason', code: 'reductionUnexplained', params: {} }
  return null
}

function decide(
  row: Omit<Line, 'approved' | 'reductionReason'>,
  lines: readonly ApprovedLine[],
): DecidedLine {
  const given = lines.find(({ kind }) => kind === row.kind)
  const approved = new Decimal(given?.approved ?? row.requested)
  const isReduced = approved.lt(row.requested)
  return {
    ...row,
    approved: approved.toFixed(2),
    reductionReason: isReduced ? (given?.reductionReason ?? null) : null,
  }
}
