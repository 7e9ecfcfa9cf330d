import * as z from 'zod/mini'
import { defineEntity } from '#kit/contract/define-entity.ts'
import { longText, money, structure } from '#kit/contract/fields.ts'
import type { Language } from '#kit/contract/strings.ts'
import { amountTyped, centsOf, isAmount, sumOf } from '#kit/web/decision/amounts.ts'
import {
  fundingRequestsEndpoints,
  type RequestRecord,
} from '../contract/funding-requests.endpoints.ts'

export type AskedLine = Pick<RequestRecord['lines'][number], 'kind' | 'requested'>

/** One cost as it is typed. */
export interface TypedLine {
  kind: AskedLine['kind']
  approved: string | null
  reductionReason: string | null
}

export const approval = defineEntity('fundingApproval', {
  lines: structure(z.array(z.unknown()), { required: true }),
  total: money(),
  applicantNote: longText(2000),
})

/** All of what is asked for, until less is typed. */
export const begun = (lines: readonly AskedLine[]): TypedLine[] =>
  lines.map(({ kind, requested }) => ({ kind, approved: requested, reductionReason: null }))

/** By what a line is read. */
interface ReadBy {
  asked: readonly AskedLine[]
  language: Language
}

const amountOf = ({ approved }: TypedLine, language: Language) => amountTyped(approved, language)

/** Whether less is given than is asked for, which needs a reason. */
export function isReduced(line: TypedLine, { asked, language }: ReadBy): boolean {
  const amount = amountOf(line, language)
  const requested = asked.find(({ kind }) => kind === line.kind)?.requested ?? '0'
  return isAmount(amount) && centsOf(amount) < centsOf(requested)
}

/** What all lines give together; what is no amount counts as nothing. */
export const totalOf = (lines: readonly TypedLine[], language: Language): string =>
  sumOf(lines.map((line) => amountOf(line, language)))

interface Typed {
  lines: readonly TypedLine[]
  applicantNote: string | null
}

const { body } = fundingRequestsEndpoints.approveFundingRequest

/** What is typed as it is sent: amounts with a point, and their sum, which the approver saw. */
export const approvalSchema = (asked: readonly AskedLine[], language: Language) =>
  z.pipe(
    z.transform((typed: Typed) => approvalOf(typed, { asked, language })),
    body,
  )

/** An amount that is left out is null here, which the schema asks for. */
function approvalOf({ lines, applicantNote }: Typed, by: ReadBy) {
  const amounts = lines.map((line) => ({
    kind: line.kind,
    approved: amountOf(line, by.language) || null,
    reductionReason: isReduced(line, by) ? line.reductionReason?.trim() || null : null,
  }))
  const total = totalOf(lines, by.language)
  return { lines: amounts, total, applicantNote } as z.input<typeof body>
}
