import { Decimal } from 'decimal.js'
import { sql } from 'kysely'
import type { FieldErrors } from '#kit/contract/validation.ts'
import { invalid, invalidField, refused } from '#kit/server/problems.ts'
import { takeStep, type VersionedChange } from '#kit/server/steps.ts'
import { theKnown } from '#kit/server/the-row.ts'
import type { AssessedLine, PaymentLine } from '../contract/payment-lines.ts'
import { totalOf } from './compute-claim.ts'
import { readClaimed } from './claimed-supplement.queries.ts'
import { linesOf } from './payment.queries.ts'
import { underBalances } from './payment.steps.ts'
import type { LoadedPayment } from './payment.policy.ts'
import { readWorked, type Worked } from './worked.queries.ts'

interface Assessment {
  lines: readonly AssessedLine[]
  /** Of a supplement claim, why less is given than is claimed; of wages each line says it. */
  reductionReason?: string | null | undefined
  /** The sum that was seen. */
  total: string
}

/** What is given of a line by whoever assesses it. */
interface Given {
  assessed: string
  reductionReason: string | null
}

/**
 * Assesses a claim, or once more: what is given of each line counts against what is set aside.
 * @throws 409 `placementGivenUp`, `pastLastDay`; 422 for more than is computed, less without a reason, more than is left,
 * and a sum that is not the one that was seen
 */
export async function assessClaim(change: VersionedChange, id: string, assessment: Assessment) {
  let given: Given[] = []
  const { total, lines } = assessment
  const reasonOf = (found: LoadedPayment) =>
    found.supplementId ? reasonForLess(change, found, assessment) : null
  await takeStep(change, underBalances, {
    id,
    step: 'assess',
    async before(found) {
      const worked = await refuseGone(change, found)
      refuseOtherKind(found, assessment)
      const reason = await reasonOf(found)
      if (!found.supplementId) {
        given = givenOf(await linesOf(change.db, id, worked), { lines, total })
        refuseTooMuch(total, worked)
      }
      return {
        row: {
          reduction_reason: reason,
          assessed_amount: total,
          assessed_on: await change.today(),
          assessed_by: change.person.userId,
          assessors: [
            ...new Set([
              ...found.assessors,
              ...(change.person.userId ? [change.person.userId] : []),
            ]),
          ],
        },
        changes: {
          assessedAmount: [found.assessedAmount, total],
          ...(reason !== found.reductionReason && {
            reductionReason: [found.reductionReason, reason],
          }),
        },
      }
    },
  })
  await keepGiven(change, id, given)
}

/** Wages are assessed line by line, what was spent of a supplement in one. @throws 422 */
function refuseOtherKind({ supplementId }: LoadedPayment, { lines, reductionReason }: Assessment) {
  if (supplementId && lines.length > 0) throw invalidField('lines', 'unknown')
  if (!supplementId && reductionReason) throw invalidField('reductionReason', 'unknown')
}

/** @throws 422 for nothing, for more than is claimed or left of the supplement, and for less without a reason */
async function reasonForLess(
  { db }: VersionedChange,
  { id, claimedAmount, supplementId }: LoadedPayment,
  { total, reductionReason }: Assessment,
) {
  const { left } = theKnown(await readClaimed(db, supplementId ?? '', id))
  const given = new Decimal(total)
  if (given.isZero()) throw invalidField('total', 'nothingAssessed')
  if (given.gt(claimedAmount))
    throw invalidField('total', 'moreThanClaimed', { most: claimedAmount })
  if (given.gt(left)) throw invalidField('total', 'moreThanSupplement', { left })
  if (given.eq(claimedAmount)) return null
  if (!reductionReason) throw invalidField('reductionReason', 'reductionUnexplained')
  return reductionReason
}

/**
 * Where the placement was given up meanwhile, or ended before the period did, no amount is right.
 * @throws 409 `placementGivenUp`, `pastLastDay`
 */
export async function refuseGone({ db }: VersionedChange, found: LoadedPayment): Promise<Worked> {
  const worked = theKnown(await readWorked(db, found.placementId, found.id))
  if (worked.isGivenUp) throw refused('placementGivenUp')
  if (found.periodTo > worked.lastDay) throw refused('pastLastDay')
  return worked
}

/** @throws 422 with what is left of what is set aside for the placement */
export function refuseTooMuch(total: string, { leftAmount }: Worked) {
  if (new Decimal(total).gt(leftAmount))
    throw invalidField('total', 'overCommitted', {
      left: Decimal.max(leftAmount, 0).toFixed(2),
    })
}

/** A line that is not named is given as far as it is computed. */
function givenOf(lines: readonly PaymentLine[], { lines: said, total }: Assessment): Given[] {
  const errors: FieldErrors = {}
  said.forEach(({ place }, at) => {
    const isFirst = said.findIndex((other) => other.place === place) === at
    if (!isFirst || !lines[place - 1]) errors[`lines.${at}.place`] = [complaint('choice')]
  })
  const given = lines.map((line, at) => {
    const index = said.findIndex(({ place }) => place === at + 1)
    const giving = givingOf(line, said[index])
    const found = complaintAbout(giving, line)
    if (found) errors[index < 0 ? 'lines' : `lines.${index}.${found[0]}`] = [found[1]]
    return giving
  })
  if (Object.keys(errors).length > 0) throw invalid(errors)
  const sum = totalOf(given.map(({ assessed }) => assessed))
  if (!new Decimal(sum).eq(total)) throw invalidField('total', 'notTheSum', { sum })
  if (new Decimal(sum).isZero()) throw invalidField('total', 'nothingAssessed')
  return given
}

const complaint = (code: string, params: Record<string, string> = {}) => ({ code, params })
/** The smaller of what was claimed and what is computed now. */
const mostOf = ({ claimed, computed }: PaymentLine) => Decimal.min(claimed, computed)

function givingOf(line: PaymentLine, said: AssessedLine | undefined): Given {
  const assessed = new Decimal(said?.assessed ?? mostOf(line))
  const isLess = assessed.lt(line.claimed)
  const reductionReason = isLess ? (said?.reductionReason ?? null) : null
  return { assessed: assessed.toFixed(2), reductionReason }
}

function complaintAbout({ assessed, reductionReason }: Given, line: PaymentLine) {
  const most = mostOf(line)
  if (most.lt(assessed))
    return ['assessed', complaint('moreThanComputed', { most: most.toFixed(2) })] as const
  if (new Decimal(assessed).lt(line.claimed) && !reductionReason)
    return ['reductionReason', complaint('reductionUnexplained')] as const
  return null
}

async function keepGiven({ db }: VersionedChange, id: string, given: readonly Given[]) {
  const rows = given.map((line, at) => ({ ...line, place: at + 1 }))
  await sql`update payment_lines n set assessed = g.assessed, reduction_reason = g."reductionReason"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g(place smallint, assessed numeric, "reductionReason" text)
    where n.payment_id = ${id} and n.place = g.place`.execute(db)
}
