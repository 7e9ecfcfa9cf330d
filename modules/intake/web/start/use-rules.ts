import type { OpenProgram } from '#modules/programs/contract/open-programs.endpoints.ts'
import { useFormats } from '#modules/forms/web/pieces/words/use-words.ts'
import { useWords } from '../words/use-words.ts'

/** The rules that the form itself checks, as sentences. */
export function useRules() {
  const words = useWords()
  const { list, number } = useFormats()

  const ages = ({ minAge: min, maxAge: max }: OpenProgram): string[] => {
    if (min !== null && max !== null) return [words('facts.ages', { min, max })]
    if (min !== null) return [words('facts.ageFrom', { min })]
    return max === null ? [] : [words('facts.ageTo', { max })]
  }

  return (program: OpenProgram): string[] => {
    const { placementMinWeeks: min, placementMaxWeeks: max } = program
    const statuses = program.eligibleWorkStatuses.map((status) => words(`facts.status.${status}`))
    return [
      words('facts.future'),
      words('facts.weeks', { min, max, same: min === max ? 'yes' : 'no' }),
      words('facts.hours', { hours: number(program.minHoursPerWeek) }),
      ...ages(program),
      words('facts.statuses', { list: list(statuses) }),
      ...(program.netNewRequired ? [words('facts.netNew')] : []),
      words('facts.armsLength'),
    ]
  }
}
