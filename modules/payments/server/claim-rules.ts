import { sql } from 'kysely'
import type { FieldErrors } from '#kit/contract/validation.ts'
import type { Db } from '#kit/server/call.ts'
import { invalid, invalidField } from '#kit/server/problems.ts'
import type { ClaimLine } from '../contract/payment.ts'
import type { Worked } from './worked.queries.ts'

interface Complaint {
  field: keyof ClaimLine
  code: string
  params?: Record<string, string | number>
}

const dayMs = 86_400_000
const daysOf = ({ from, to }: ClaimLine) => (Date.parse(to) - Date.parse(from)) / dayMs + 1

/** What is wrong with a line by itself, or beside those before it; null for none. */
function complaintAbout(
  line: ClaimLine,
  { before, worked, today }: { before: readonly ClaimLine[]; worked: Worked; today: string },
): Complaint | null {
  const { from, to, hours } = line
  const { startedOn, lastDay } = worked
  const most = daysOf(line) * 24
  const rules: [boolean, Complaint][] = [
    [from < startedOn, { field: 'from', code: 'beforeFirstDay', params: { day: startedOn } }],
    [to < from, { field: 'to', code: 'endsBeforeStart' }],
    [to > lastDay, { field: 'to', code: 'afterLastDay', params: { lastDay } }],
    [to > today, { field: 'to', code: 'notWorkedYet' }],
    [
      before.some((other) => from <= other.to && other.from <= to),
      { field: 'from', code: 'linesOverlap' },
    ],
    [Number(hours) > most, { field: 'hours', code: 'moreHoursThanDays', params: { most } }],
  ]
  return rules.find(([isWrong]) => isWrong)?.[1] ?? null
}

/** Lines are days that were worked, each once. @throws 422 at the fields */
export function refuseLines(lines: readonly ClaimLine[], worked: Worked, today: string): void {
  const errors: FieldErrors = Object.fromEntries(
    lines.flatMap((line, at) => {
      const found = complaintAbout(line, { before: lines.slice(0, at), worked, today })
      return found
        ? [[`lines.${at}.${found.field}`, [{ code: found.code, params: found.params ?? {} }]]]
        : []
    }),
  )
  if (Object.keys(errors).length > 0) throw invalid(errors)
}

export const periodOf = (lines: readonly ClaimLine[]) => ({
  periodFrom: lines.map(({ from }) => from).toSorted()[0] ?? '',
  periodTo:
    lines
      .map(({ to }) => to)
      .toSorted()
      .at(-1) ?? '',
})

/** A day is claimed once. @throws 422 with the claim that has it */
export async function refuseClaimedDays(
  db: Db,
  { placementId }: Pick<Worked, 'placementId'>,
  { lines, butFor }: { lines: readonly ClaimLine[]; butFor?: string | undefined },
): Promise<void> {
  const { periodFrom, periodTo } = periodOf(lines)
  const { rows } = await sql<{ reference: string }>`
    select reference from payments where placement_id = ${placementId} and source = 'claim'
      and status not in ('declined', 'cancelled') and id is distinct from ${butFor ?? null}::uuid
      and daterange(period_from, period_to, '[]') && daterange(${periodFrom}, ${periodTo}, '[]')
    order by period_from limit 1`.execute(db)
  const [other] = rows
  if (other) throw invalidField('lines', 'daysClaimed', { reference: other.reference })
}
