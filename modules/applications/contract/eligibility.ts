import type { OpenProgram } from '#modules/programs/contract/open-programs.endpoints.ts'

/** A rule that is not met: what the words need, by the strings `eligibility.{code}`. */
export interface Ineligibility {
  field: string
  code: string
  params: Record<string, string | number>
}

type Rules = Pick<
  OpenProgram,
  | 'placementMinWeeks'
  | 'placementMaxWeeks'
  | 'minHoursPerWeek'
  | 'minAge'
  | 'maxAge'
  | 'eligibleWorkStatuses'
  | 'netNewRequired'
>

/** Whole years on a day. */
export function ageOn(birthDate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years
}

const weeks = (from: string, to: string) =>
  ((Date.parse(to) - Date.parse(from)) / 86_400_000 + 1) / 7

/** Why a position does not fit the program's rules, as far as it is filled in. */
export function positionIneligibilities(
  position: { startOn?: string; endOn?: string; hoursPerWeek?: string; netNew?: boolean },
  rules: Rules,
  today: string,
): Ineligibility[] {
  const found: Ineligibility[] = []
  const { startOn, endOn, hoursPerWeek, netNew } = position
  if (startOn && startOn <= today)
    found.push({ field: 'startOn', code: 'startsInFuture', params: {} })
  if (startOn && endOn && endOn > startOn) {
    const length = weeks(startOn, endOn)
    if (length < rules.placementMinWeeks)
      found.push({
        field: 'endOn',
        code: 'tooFewWeeks',
        params: { weeks: rules.placementMinWeeks },
      })
    if (length > rules.placementMaxWeeks)
      found.push({
        field: 'endOn',
        code: 'tooManyWeeks',
        params: { weeks: rules.placementMaxWeeks },
      })
  }
  if (startOn && endOn && endOn <= startOn)
    found.push({ field: 'endOn', code: 'endsAfterStart', params: {} })
  if (hoursPerWeek && Number(hoursPerWeek) < Number(rules.minHoursPerWeek))
    found.push({
      field: 'hoursPerWeek',
      code: 'tooFewHours',
      params: { hours: rules.minHoursPerWeek },
    })
  if (netNew === false && rules.netNewRequired)
    found.push({ field: 'netNew', code: 'notNetNew', params: {} })
  return found
}

/** Why a person does not fit the program's rules on the day the placement would start. */
export function personIneligibilities(
  person: { birthDate?: string; workStatus?: string; relationToEmployer?: string },
  rules: Rules,
  startOn: string,
): Ineligibility[] {
  const found: Ineligibility[] = []
  if (person.birthDate) {
    const age = ageOn(person.birthDate, startOn)
    if (rules.minAge !== null && age < rules.minAge)
      found.push({ field: 'birthDate', code: 'tooYoung', params: { age: rules.minAge } })
    if (rules.maxAge !== null && age > rules.maxAge)
      found.push({ field: 'birthDate', code: 'tooOld', params: { age: rules.maxAge } })
  }
  if (person.workStatus && !(rules.eligibleWorkStatuses as string[]).includes(person.workStatus))
    found.push({ field: 'workStatus', code: 'workStatusNotEligible', params: {} })
  if (person.relationToEmployer && person.relationToEmployer !== 'none')
    found.push({ field: 'relationToEmployer', code: 'notArmsLength', params: {} })
  return found
}
