import { NativeSelect } from '@mantine/core'
import { yearOf } from '../contract/period.ts'
import { useMonthChoices } from './period-words.ts'
import { presentMonth } from './use-period.ts'

interface Choice {
  label: string
  period: string
  change: (period: string) => void
}

/** Which month of a period. */
export function MonthSelect({ label, period, change }: Choice) {
  return (
    <NativeSelect
      aria-label={label}
      value={period.slice(5)}
      data={useMonthChoices()}
      onChange={({ currentTarget }) => change(`${yearOf(period)}-${currentTarget.value}`)}
    />
  )
}

const yearsBack = 12

/** Which year of a period: the last dozen, and its own. */
export function YearSelect({ label, period, change }: Choice) {
  const last = Number(yearOf(presentMonth()))
  const usual = Array.from({ length: yearsBack }, (_, at) => String(last - at))
  const all = [...new Set([...usual, yearOf(period)])].toSorted().toReversed()
  return (
    <NativeSelect
      aria-label={label}
      value={yearOf(period)}
      data={all}
      onChange={({ currentTarget }) => change(`${currentTarget.value}${period.slice(4)}`)}
    />
  )
}
