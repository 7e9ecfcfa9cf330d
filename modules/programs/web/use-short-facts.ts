import { useText } from '#kit/web/text.ts'
import type { programsEn } from '../contract/strings.en.ts'
import type { ProgramRecord } from '../contract/programs.endpoints.ts'

type Short = keyof (typeof programsEn)['facts'] & keyof ProgramRecord
type Times = 'serviceStandardDays' | 'acceptanceDays' | 'hireWindowDays' | 'autoReturnDays'
type Spans = 'retentionYears' | 'placementMinWeeks' | 'placementMaxWeeks'
type Unit = 'businessDays' | 'days' | 'weeks' | 'years'

/** Facts by short names, which fit beside their values; forms ask for the same by longer ones. */
export function useShortFacts(program: ProgramRecord) {
  const text = useText()
  const short = <N extends Short>(name: N) => ({ name, label: text(`facts.${name}`) })
  const said = <N extends Short>(name: N, say: (count: number) => string) => {
    const count = program[name] as number | null
    return { ...short(name), children: count !== null && say(count) }
  }
  return {
    short,
    /** A time with its unit. */
    time: <N extends Times | Spans>(name: N, unit: Unit) =>
      said(name, (count) => text(`units.${unit}`, { count })),
    perEmployer: <N extends 'maxActivePerEmployer' | 'maxYearlyPerEmployer'>(name: N) =>
      said(name, (count) => text('units.perEmployer', { count })),
  }
}
