import { sql } from 'kysely'
import type { Change, Looking } from '#kit/server/call.ts'
import { forsakeFiles } from '#kit/server/forsaken-files.ts'
import { invalidField, notFound, refused } from '#kit/server/problems.ts'
import { takeWaiting } from '#kit/server/waiting-files.ts'
import { mayClaim } from '#modules/supplements/server/may-claim.ts'
import type { ClaimLine } from '../contract/payment.ts'
import type { ComputedLine } from '../contract/payment-lines.ts'
import { periodOf, refuseClaimedDays, refuseLines } from './claim-rules.ts'
import { computeLine, totalOf } from './compute-claim.ts'
import { readWorked, type Worked } from './worked.queries.ts'

/** What lines come to, and the days that they take. */
export interface Computed {
  worked: Worked
  lines: ComputedLine[]
  total: string
  periodFrom: string
  periodTo: string
}

interface Asked {
  placementId: string
  lines: readonly ClaimLine[]
  /** The payment whose lines they are. */
  paymentId?: string | undefined
}

/**
 * Lines of a placement as they are kept.
 * @throws 404 for a placement that is none of theirs, 409 `placementNotBegun`, 422 at the fields
 */
export async function computeClaim(
  { db, person, today }: Looking,
  { placementId, lines, paymentId }: Asked,
): Promise<Computed> {
  const worked = await readWorked(db, placementId, paymentId)
  if (!worked || !mayClaim(person, { ...worked, payee: 'employer' })) throw notFound()
  if (!worked.hasBegun) throw refused('placementNotBegun')
  refuseLines(lines, worked, await today())
  await refuseClaimedDays(db, worked, { lines, butFor: paymentId })
  const computed = lines.map((line) => computeLine(line, worked))
  const total = totalOf(computed.map(({ claimed }) => claimed))
  return { worked, lines: computed, total, ...periodOf(lines) }
}

/** Puts the lines of a payment in place of those it had. */
export async function keepLines({ db }: Change, id: string, lines: readonly ComputedLine[]) {
  const rows = lines.map((line, at) => ({ ...line, place: at + 1 }))
  await sql`delete from payment_lines where payment_id = ${id}`.execute(db)
  await sql`insert into payment_lines (payment_id, place, from_on, to_on, hours, hourly_wage, gross, claimed)
    select ${id}, place, "from", "to", hours, "hourlyWage", gross, claimed
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n(place smallint, "from" date, "to" date,
      hours numeric, "hourlyWage" numeric, gross numeric, claimed numeric)`.execute(db)
}

/**
 * The files of a payment are these: those that it has, and others that the person has sent meanwhile.
 * @throws 422 for a file that is neither
 */
export async function keepFiles(change: Change, id: string, wanted: readonly string[]) {
  const { db } = change
  const { rows } = await sql<{ id: string }>`
    select file_id as id from payment_files where payment_id = ${id}`.execute(db)
  const had = rows.map((row) => row.id)
  const added = [...new Set(wanted)].filter((file) => !had.includes(file))
  const gone = had.filter((file) => !wanted.includes(file))
  if (!(await takeWaiting(change, added))) throw invalidField('files', 'fileMissing')
  await sql`insert into payment_files (payment_id, file_id)
    select ${id}, file from unnest(${added}::uuid[]) as file`.execute(db)
  if (gone.length === 0) return
  await sql`delete from payment_files where file_id = any(${gone}::uuid[])`.execute(db)
  await forsakeFiles(change, gone)
}
