import { useDebouncedValue } from '@mantine/hooks'
import { intakeEndpoints } from '../../contract/intake.endpoints.ts'
import type { Answers } from '#modules/forms/contract/conditions.ts'
import { useFetched } from '#kit/web/use-fetched.ts'

const names = [
  'startOn',
  'endOn',
  'hoursPerWeek',
  'hourlyWage',
  'employerCostPercent',
  'otherFunding',
]
const whileTyping = 500

/** The subsidy as the server computes it, once everything it needs is filled in. */
export function useEstimate({ token, answers }: { token: string; answers: Answers }) {
  const [settled] = useDebouncedValue(answers, whileTyping)
  const terms = Object.fromEntries(names.map((name) => [name, settled[`position.${name}`] ?? null]))
  const read = intakeEndpoints.estimateFunding.body.safeParse(terms)
  const isWhole = read.success && read.data.endOn > read.data.startOn
  const { data, problem } = useFetched(
    intakeEndpoints.estimateFunding,
    isWhole ? { params: { token }, body: read.data } : null,
  )
  return { funding: isWhole ? data : undefined, isError: Boolean(problem) }
}
