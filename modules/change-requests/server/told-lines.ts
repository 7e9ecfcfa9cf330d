import type { ChangedValues } from '../contract/change-requests.endpoints.ts'

interface Told {
  asked: ChangedValues
  before: ChangedValues
  /** The whole addresses, where a part of them is another one. */
  workplaceBefore: string
  workplaceAfter: string
}

const ofWorkplace = ['workplaceStreet', 'workplaceCity', 'region', 'workplacePostalCode'] as const
const inWords = ['positionTitle', 'supervisorName'] as const
const days = ['startOn', 'endOn'] as const

/** What is asked for beside what was approved, as letters say it: the address whole, duties without the old ones. */
export function linesOf({ asked, before, workplaceBefore, workplaceAfter }: Told) {
  const { duties, supervisorEmail } = asked
  return [
    ...inWords.flatMap((line) => pairOf(line, asked[line], before[line])),
    ...(duties ? [{ line: 'duties', after: duties } as const] : []),
    ...(supervisorEmail ? [{ line: 'supervisorEmail', after: supervisorEmail } as const] : []),
    ...(ofWorkplace.some((name) => name in asked)
      ? [{ line: 'workplace', before: workplaceBefore, after: workplaceAfter } as const]
      : []),
    ...days.flatMap((line) => pairOf(line, asked[line], before[line])),
    ...hoursOf(asked, before),
    ...pairOf('hourlyWage', asked.hourlyWage, before.hourlyWage),
  ]
}

function pairOf<const Line extends string>(
  line: Line,
  after: string | null | undefined,
  before: string | null | undefined,
) {
  return after ? [{ line, after, before: before ?? '' }] : []
}

function hoursOf(asked: ChangedValues, before: ChangedValues) {
  const { hoursPerWeek: after } = asked
  if (!after) return []
  return [
    { line: 'hoursPerWeek', after: Number(after), before: Number(before.hoursPerWeek) } as const,
  ]
}
