import { Decimal } from 'decimal.js'
import { sql } from 'kysely'
import type { FieldErrors } from '#kit/contract/validation.ts'
import type { Change } from '#kit/server/call.ts'
import { invalid, invalidField } from '#kit/server/problems.ts'
import { costOrder } from './cost-order.ts'
import type { AssessedLine, RequestRecord } from '../contract/funding-requests.endpoints.ts'

interface Cost {
  kind: RequestRecord['lines'][number]['kind']
  approved: string
  claimed: string
}

export interface AssessedCost extends Cost {
  assessed: string
  assessmentReason: string | null
}

interface Given {
  lines: readonly AssessedLine[]
  total: string
}

/**
 * What is paid of each cost, under the lock of the request; each is named.
 * @throws 422 for more than was approved or claimed, less than either without a reason, a cost that
 * was not approved, is missing or named twice, and a sum that is not the one that was seen
 */
export async function assessedLines(
  { db }: Pick<Change, 'db'>,
  id: string,
  { lines, total }: Given,
): Promise<AssessedCost[]> {
  const { rows } = await sql<Cost>`
    select n.kind, n.approved, coalesce(n.claimed, 0)::text as claimed from funding_request_lines n
    where n.request_id = ${id} order by ${costOrder}`.execute(db)
  const errors: FieldErrors = Object.fromEntries(
    lines.flatMap((line, at) => {
      const cost = rows.find(({ kind }) => kind === line.kind)
      const isFirst = lines.findIndex(({ kind }) => kind === line.kind) === at
      const found = complaintAbout(line, isFirst ? cost : undefined)
      if (!found) return []
      const { field, ...complaint } = found
      return [[`lines.${at}.${field}`, [complaint]]]
    }),
  )
  if (rows.some(({ kind }) => !lines.some((line) => line.kind === kind)))
    errors['lines'] = [{ code: 'everyCost', params: {} }]
  if (Object.keys(errors).length > 0) throw invalid(errors)
  const sum = Decimal.sum(0, ...lines.map(({ assessed }) => assessed))
  if (!sum.eq(total)) throw invalidField('total', 'notTheSum', { sum: sum.toFixed(2) })
  if (sum.isZero()) throw invalidField('total', 'nothingAssessed')
  return rows.map((row) => assess(row, lines))
}

interface Complaint {
  field: 'kind' | 'assessed' | 'assessmentReason'
  code: string
  params: Record<string, string>
}

function complaintAbout(
  { assessed, assessmentReason }: AssessedLine,
  cost: Cost | undefined,
): Complaint | null {
  if (!cost) return { field: 'kind', code: 'choice', params: {} }
  const { approved, claimed } = cost
  const amount = new Decimal(assessed)
  if (amount.gt(approved))
    return { field: 'assessed', code: 'moreThanApproved', params: { approved } }
  if (amount.gt(claimed)) return { field: 'assessed', code: 'moreThanClaimed', params: { claimed } }
  if (isReduced(amount, cost) && !assessmentReason)
    return { field: 'assessmentReason', code: 'assessmentUnexplained', params: {} }
  return null
}

const isReduced = (amount: Decimal, { approved, claimed }: Cost) =>
  amount.lt(approved) || amount.lt(claimed)

function assess(cost: Cost, lines: readonly AssessedLine[]): AssessedCost {
  const given = lines.find(({ kind }) => kind === cost.kind)
  const amount = new Decimal(given?.assessed ?? 0)
  return {
    ...cost,
    assessed: amount.toFixed(2),
    assessmentReason: isReduced(amount, cost) ? (given?.assessmentReason ?? null) : null,
  }
}
