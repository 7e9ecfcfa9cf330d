import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callApi } from '#kit/web/api-call.ts'
import { useLanguage } from '#kit/web/language.ts'
import { queries } from '#kit/web/queries.ts'
import type { Funding } from '#modules/applications/contract/funding.ts'
import { intakeEndpoints } from '../../contract/intake.endpoints.ts'
import { answerOf } from '../draft/answers.ts'
import type { DraftState } from '../draft/draft-state.ts'

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
  const query = {
    queryKey: ['estimate', token, terms],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      callApi(intakeEndpoints.estimateFunding, { params: { token }, body: read.data!, signal }),
    enabled: isWhole,
    placeholderData: keepPreviousData,
    retry: false,
  }
  const { data, isError } = useQuery<Funding>(query as never, queries)
  return { funding: isWhole ? data : undefined, isError }
}
