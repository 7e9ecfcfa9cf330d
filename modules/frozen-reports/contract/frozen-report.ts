import * as z from 'zod/mini'
import { defineEntity } from '#kit/contract/define-entity.ts'
import { longText, reference, structure, text } from '#kit/contract/fields.ts'
import { reportAnswer, reportQuery } from '#modules/reports/contract/reports.endpoints.ts'
import { reportNames } from '#modules/reports/contract/reports.ts'
import { saidReport } from '#modules/reports/contract/said-report.ts'

const question = z.strictObject(reportQuery.shape)
const asked = z.strictObject({ report: z.enum(reportNames, 'choice'), query: question })

/** What is told to a funder: the question, to whom it goes, and what is to be said of it. */
export const frozenReport = defineEntity('frozenReport', {
  asked: structure(asked, { required: true }),
  sentTo: text(200, { required: true }),
  note: longText(2000),
})

/** That a later one takes its place, and why. */
export const withdrawal = defineEntity('frozenReportWithdrawal', {
  supersededBy: reference({ required: true }),
  reason: text(500, { required: true }),
})

/** All that is kept of a report: its figures, the question, and what it said in both languages. */
export const frozenContent = z.strictObject({
  answer: reportAnswer,
  query: question,
  said: z.strictObject({ en: saidReport, fr: saidReport }),
})
export type FrozenContent = z.infer<typeof frozenContent>
