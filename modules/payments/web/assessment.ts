import * as z from 'zod/mini'
import { defineEntity } from '#kit/contract/define-entity.ts'
import { money, structure } from '#kit/contract/fields.ts'
import type { Language } from '#kit/contract/strings.ts'
import { amountTyped, centsOf, isAmount, sumOf } from '#kit/web/decision/amounts.ts'
import { paymentsEndpoints } from '../contract/payments.endpoints.ts'
import type { PaymentLine } from '../contract/payment-lines.ts'

/** One line as it is typed. */
export interface TypedAssessment {
  assessed: string | null
  reductionReason: string | null
}

export const assessment = defineEntity('claimAssessment', {
  lines: structure(z.array(z.unknown()), { required: true }),
  total: money(),
})

/** The smaller of what is claimed and what is computed, or what was given before. */
export const begun = (lines: readonly PaymentLine[]): TypedAssessment[] =>
  lines.map(({ claimed, computed, assessed, reductionReason }) => ({
    assessed: assessed ?? (centsOf(computed) < centsOf(claimed) ? computed : claimed),
    reductionReason,
  }))

const amountOf = ({ assessed }: TypedAssessment, language: Language) =>
  amountTyped(assessed, language)

/** Whether less is given than is claimed, which needs a reason. */
export function isReduced(
  line: TypedAssessment,
  { claimed, language }: { claimed: string; language: Language },
): boolean {
  const amount = amountOf(line, language)
  return isAmount(amount) && centsOf(amount) < centsOf(claimed)
}

/** What all lines give together; what is no amount counts as nothing. */
export const totalOf = (lines: readonly TypedAssessment[], language: Language): string =>
  sumOf(lines.map((line) => amountOf(line, language)))

const { body } = paymentsEndpoints.assessPayment

/** What is typed as it is sent: amounts with a point, and their sum, which was seen. */
export const assessmentSchema = (claimed: readonly PaymentLine[], language: Language) =>
  z.pipe(
    z.transform(({ lines }: { lines: readonly TypedAssessment[] }) => {
      const said = lines.map((line, at) => ({
        place: at + 1,
        assessed: amountOf(line, language) || null,
        reductionReason: isReduced(line, { claimed: claimed[at]?.claimed ?? '0', language })
          ? line.reductionReason?.trim() || null
          : null,
      }))
      return { lines: said, total: totalOf(lines, language) } as z.input<typeof body>
    }),
    body,
  )
