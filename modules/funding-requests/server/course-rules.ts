import { addDays } from '#modules/business-days/contract/holiday-rules.ts'
import { leastHours, mostDaysAhead, mostWeeks } from '../contract/rules.ts'

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

/** Why a course cannot be funded, whatever it costs; the first of it for each field. */
export function complaintsAboutCourse(course: Course, on: On): Complaint[] {
  const { startsOn, endsOn, hours, isAffiliated } = course
  const latest = addDays(on.submittedOn, mostDaysAhead)
  const longest = addDays(startsOn, mostWeeks * 7 - 1)
  const rules: [boolean, keyof Course, string, Record<string, string | number>?][] = [
    [startsOn < on.today, 'startsOn', 'beganBeforeApproval'],
    [startsOn > latest, 'startsOn', 'startsTooLate', { latest }],
    [endsOn < startsOn, 'endsOn', 'endsBeforeStart'],
    [endsOn > longest, 'endsOn', 'courseTooLong', { weeks: mostWeeks }],
    [endsOn > on.lastDay, 'endsOn', 'endsAfterPlacement', { lastDay: on.lastDay }],
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
