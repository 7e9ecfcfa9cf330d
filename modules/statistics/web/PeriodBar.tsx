import { ActionIcon, Button, SegmentedControl } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useText } from '#kit/web/text.ts'
import { askedPeriodSchema, periodAfter, yearOf } from '../contract/period.ts'
import { usePeriodName } from './period-words.ts'
import { MonthSelect, YearSelect } from './PeriodSelects.tsx'
import classes from './statistics.module.css'
import { presentMonth } from './use-period.ts'

interface PeriodBarProps {
  period: string
  change: (period: string) => void
  /** Whole years may be chosen too. */
  years?: boolean
  /** What else narrows the figures. */
  children?: ReactNode
}

/** Which month, or year: one step back and on, by name, and back to the present. */
export function PeriodBar({ period, change, years, children }: PeriodBarProps) {
  const text = useText()
  const nameOf = usePeriodName()
  const isMonth = period.length === 7
  const present = isMonth ? presentMonth() : yearOf(presentMonth())
  const step = (by: -1 | 1) => {
    const to = periodAfter(period, by)
    const words = text(by < 0 ? 'period.previous' : 'period.next', { period: nameOf(to) })
    const Chevron = by < 0 ? IconChevronLeft : IconChevronRight
    return (
      <ActionIcon
        variant="default"
        size={36}
        aria-label={words}
        disabled={!askedPeriodSchema.safeParse(to).success}
        onClick={() => change(to)}
      >
        <Chevron size={18} stroke={1.75} aria-hidden />
      </ActionIcon>
    )
  }
  return (
    <div className={`${classes.bar} no-print`} role="group" aria-label={text('period.choose')}>
      {years && (
        <SegmentedControl
          aria-label={text('period.kind')}
          value={isMonth ? 'month' : 'year'}
          data={(['month', 'year'] as const).map((value) => ({
            value,
            label: text(`period.kinds.${value}`),
          }))}
          onChange={(kind) =>
            change(kind === 'year' ? yearOf(period) : `${period}${presentMonth().slice(4)}`)
          }
        />
      )}
      {step(-1)}
      {isMonth && <MonthSelect label={text('period.month')} period={period} change={change} />}
      <YearSelect label={text('period.year')} period={period} change={change} />
      {step(1)}
      {period !== present && (
        <Button variant="subtle" onClick={() => change(present)}>
          {text(isMonth ? 'period.thisMonth' : 'period.thisYear')}
        </Button>
      )}
      {children}
    </div>
  )
}
