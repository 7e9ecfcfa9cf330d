import { addDays } from '#modules/business-days/contract/holiday-rules.ts'
import { leastHours, mostDaysAhead, mostWeeks } from './rules.ts'

export interface Course {
  startsOn: string
  endsOn: string
  hours: string
  isAffiliated: boolean
}

interface On {
  today: string
  /** When the form was sent. */
  submittedOn: string
  /** The last day of the placement. */
  lastDay: string
}

export interface Complaint {
  /** The field of the course that is to blame. */
  field: keyof Course
  code: string
  params: Record<string, string | number>
}

/**
 * Why a course cannot be funded, whatever it costs; the first of it for each field. What is not known of it
 * yet is not complained of.
 */
export function complaintsAboutCourse(course: Partial<Course>, on: On): Complaint[] {
  const { startsOn, endsOn, hours, isAffiliated = false } = course
  const latest = addDays(on.submittedOn, mostDaysAhead)
  const longest = startsOn && addDays(startsOn, mostWeeks * 7 - 1)
  const isAfter = (one: string | undefined, other: string | undefined) =>
    one !== undefined && other !== undefined && one > other
  const rules: [boolean, keyof Course, string, Record<string, string | number>?][] = [
    [isAfter(on.today, startsOn), 'startsOn', 'beganBeforeApproval'],
    [isAfter(startsOn, latest), 'startsOn', 'startsTooLate', { latest }],
    [isAfter(startsOn, endsOn), 'endsOn', 'endsBeforeStart'],
    [isAfter(endsOn, longest), 'endsOn', 'courseTooLong', { weeks: mostWeeks }],
    [isAfter(endsOn, on.lastDay), 'endsOn', 'endsAfterPlacement', { lastDay: on.lastDay }],
    [Number(hours) < leastHours, 'hours', 'courseTooShort', { hours: leastHours }],
    [isAffiliated, 'isAffiliated', 'affiliatedProvider'],
  ]
  const seen = new Set<string>()
  return rules.flatMap(([isBroken, field, code, params = {}]) => {
    if (!isBroken || seen.has(field)) return []
    seen.add(field)
    return [{ field, code, params }]
  })
}
