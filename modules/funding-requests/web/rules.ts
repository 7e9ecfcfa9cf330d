import { today } from '#kit/web/calendar-days.ts'
import type { Answers } from '#modules/forms/contract/conditions.ts'
import type { BrokenRule } from '#modules/forms/web/pieces/form-kind.ts'
import { complaintsAboutCourse } from '../contract/course-rules.ts'
import type { FundingDraft } from '../contract/funding-draft.ts'

/** What is wrong with a course so far, on the page that asks it; the server says the same of what is sent. */
export function courseRules({ asks, lastDay }: FundingDraft, answers: Answers): BrokenRule[] {
  if (asks === 'evidence') return []
  const of = (name: string) => answers[`training.${name}`]
  const on = today()
  const course = {
    ...dayOf('startsOn', of('startsOn')),
    ...dayOf('endsOn', of('endsOn')),
    ...(of('hours') !== undefined && { hours: String(of('hours')).replace(',', '.') }),
    isAffiliated: of('isAffiliated') === true,
  }
  return complaintsAboutCourse(course, { today: on, submittedOn: on, lastDay }).map(
    ({ field, ...complaint }) => ({ path: `training.${field}`, ...complaint }),
  )
}

/** A day that is half typed cannot be judged yet. */
function dayOf(name: 'startsOn' | 'endsOn', value: unknown) {
  const isWhole =
    /^\d{4}-\d{2}-\d{2}$/.test(String(value)) && !Number.isNaN(Date.parse(String(value)))
  return isWhole ? { [name]: String(value) } : {}
}
