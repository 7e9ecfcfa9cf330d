import { useDebouncedValue } from '@mantine/hooks'
import { useLanguage } from '#kit/web/language.ts'
import { intakeEndpoints } from '../../contract/intake.endpoints.ts'
import { answerOf } from '../draft/answers.ts'
import type { DraftState } from '../draft/draft-state.ts'
import { useFetched } from '../use-fetched.ts'

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
export function useEstimate({ token, typed }: Pick<DraftState, 'token' | 'typed'>) {
  const language = useLanguage()
  const [settled] = useDebouncedValue(typed, whileTyping)
  const terms = Object.fromEntries(
    names.map((name) => [name, answerOf(settled, `position.${name}`, language)]),
  )
  const read = intakeEndpoints.estimateFunding.body.safeParse(terms)
  const isWhole = read.success && read.data.endOn > read.data.startOn
  const { data, problem } = useFetched(
    intakeEndpoints.estimateFunding,
    isWhole ? { params: { token }, body: read.data } : null,
  )
  return { funding: isWhole ? data : undefined, isError: Boolean(problem) }
}
