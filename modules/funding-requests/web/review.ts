import * as z from 'zod/mini'
import { defineEntity } from '#kit/contract/define-entity.ts'
import { longText, money, structure } from '#kit/contract/fields.ts'
import type { Language } from '#kit/contract/strings.ts'
import { amountTyped, centsOf, isAmount, sumOf } from '#kit/web/decision/amounts.ts'
import {
  fundingRequestsEndpoints,
  type RequestRecord,
} from '../contract/funding-requests.endpoints.ts'

export type ReviewedCost = RequestRecord['lines'][number]

/** One cost as it is typed. */
export interface TypedReview {
  kind: ReviewedCost['kind']
  assessed: string | null
  assessmentReason: string | null
}

export const reviewForm = defineEntity('fundingReview', {
  lines: structure(z.array(z.unknown()), { required: true }),
  total: money(),
  reviewNote: longText(2000),
})

const limitsOf = ({ approved, claimed }: ReviewedCost) => [approved ?? '0.00', claimed ?? '0.00']
const byCents = (one: string, other: string) => centsOf(one) - centsOf(other)

/** The smaller of what was approved and claimed; why it is less than the other stands there to be changed. */
export function begunReview(
  costs: readonly ReviewedCost[],
  say: (key: 'lessClaimed' | 'lessApproved') => string,
): TypedReview[] {
  return costs.map((cost) => {
    const [approved = '', claimed = ''] = limitsOf(cost)
    const difference = byCents(claimed, approved)
    return {
      kind: cost.kind,
      assessed: difference < 0 ? claimed : approved,
      assessmentReason:
        difference === 0 ? null : say(difference < 0 ? 'lessClaimed' : 'lessApproved'),
    }
  })
}

/** By what a line is read. */
interface ReadBy {
  costs: readonly ReviewedCost[]
  language: Language
}

const amountOf = ({ assessed }: TypedReview, language: Language) => amountTyped(assessed, language)

/** Whether less is paid than was approved or claimed, which needs a reason. */
export function isLess(line: TypedReview, { costs, language }: ReadBy): boolean {
  const amount = amountOf(line, language)
  const cost = costs.find(({ kind }) => kind === line.kind)
  return (
    cost !== undefined &&
    isAmount(amount) &&
    limitsOf(cost).some((limit) => byCents(amount, limit) < 0)
  )
}

/** What all lines come to; what is no amount counts as nothing. */
export const totalToPay = (lines: readonly TypedReview[], language: Language): string =>
  sumOf(lines.map((line) => amountOf(line, language)))

interface Typed {
  lines: readonly TypedReview[]
  reviewNote: string | null
}

const { body } = fundingRequestsEndpoints.reviewFundingRequest

/** What is typed as it is sent: amounts with a point, and their sum, which the reviewer saw. */
export const reviewSchema = (costs: readonly ReviewedCost[], language: Language) =>
  z.pipe(
    z.transform((typed: Typed) => reviewOf(typed, { costs, language })),
    body,
  )

/** An amount that is left out is null here, which the schema asks for. */
function reviewOf({ lines, reviewNote }: Typed, by: ReadBy) {
  const amounts = lines.map((line) => ({
    kind: line.kind,
    assessed: amountOf(line, by.language) || null,
    assessmentReason: isLess(line, by) ? line.assessmentReason?.trim() || null : null,
  }))
  const total = totalToPay(lines, by.language)
  return { lines: amounts, total, reviewNote } as z.input<typeof body>
}
