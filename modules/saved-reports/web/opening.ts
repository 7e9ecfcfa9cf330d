import { today } from '#kit/web/calendar-days.ts'
import { screenOf } from '#modules/reports/contract/area-screens.ts'
import { reportOf } from '#modules/reports/contract/reports.ts'
import { askedOn } from '../contract/saved-question.ts'
import type { SavedReportRow } from '../contract/saved-reports.endpoints.ts'

/** The report with what was saved of it, as of today. */
export function openingOf({ report, question }: SavedReportRow) {
  const { programId, ...asked } = askedOn(question, today())
  return {
    screen: screenOf(reportOf(report).area),
    query: { report, ...asked, ...(programId && { program: programId }) },
  }
}
