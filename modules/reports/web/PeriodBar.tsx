import { ActionIcon, NativeSelect, SegmentedControl } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { useText } from '#kit/web/text.ts'
import {
  daysOf,
  kindOf,
  periodAfter,
  periodAt,
  periodKinds,
  type PeriodKind,
} from '../contract/period.ts'
import { reportOf } from '../contract/reports.ts'
import { usePeriodName } from './pieces/period-words.ts'
import classes from './reports.module.css'
import type { Asked } from './use-asked.ts'

const DateEntry = lazy(() =>
  import('#kit/web/form/DateEntry.tsx').then((m) => ({ default: m.DateEntry })),
)

const offered: Record<PeriodKind, number> = { month: 36, quarter: 16, fiscalYear: 6, all: 1 }

/** Which days are counted, and as of which day. */
export function PeriodBar({ asked }: { asked: Asked }) {
  const text = useText()
  const { period, asOf, change } = asked
  const kind = kindOf(period)
  const { isYearly } = reportOf(asked.report)
  const kinds = isYearly ? (['fiscalYear'] as const) : periodKinds
  return (
    <div className={`${classes.bar} no-print`} role="group" aria-label={text('period.label')}>
      {kinds.length > 1 && (
        <SegmentedControl
          aria-label={text('periods.kind')}
          value={kind}
          data={kinds.map((value) => ({ value, label: text(`periods.kinds.${value}`) }))}
          onChange={(value) => change({ period: periodAt(value, lastDay(period, asOf)) })}
        />
      )}
      {kind !== 'all' && <Step asked={asked} by={-1} />}
      {kind !== 'all' && <PeriodSelect asked={asked} />}
      {kind !== 'all' && <Step asked={asked} by={1} />}
      <Suspense>
        <div className={classes.day}>
          <DateEntry
            label={text('asOf')}
            value={asOf}
            onChange={(day) => /^\d{4}-\d{2}-\d{2}$/.test(day) && change({ asOf: day })}
          />
        </div>
      </Suspense>
    </div>
  )
}

/** Of a period the last day that has come: the shorter one is the newest of it. */
function lastDay(period: string, asOf: string) {
  const days = daysOf(period)
  return days && days.to < asOf ? days.to : asOf
}

function Step({ asked: { period, change }, by }: { asked: Asked; by: -1 | 1 }) {
  const text = useText()
  const nameOf = usePeriodName()
  const to = periodAfter(period, by)
  const Chevron = by < 0 ? IconChevronLeft : IconChevronRight
  return (
    <ActionIcon
      variant="default"
      size={36}
      aria-label={text(by < 0 ? 'periods.previous' : 'periods.next', { period: nameOf(to) })}
      onClick={() => change({ period: to })}
    >
      <Chevron size={18} stroke={1.75} aria-hidden />
    </ActionIcon>
  )
}

function PeriodSelect({ asked: { period, asOf, change } }: { asked: Asked }) {
  const text = useText()
  const nameOf = usePeriodName()
  const kind = kindOf(period)
  const present = periodAt(kind, asOf)
  const usual = Array.from({ length: offered[kind] }, (_, at) => periodAfter(present, -at))
  const all = usual.includes(period) ? usual : [period, ...usual]
  return (
    <NativeSelect
      aria-label={text('period.label')}
      value={period}
      data={all.map((value) => ({ value, label: nameOf(value) }))}
      onChange={({ currentTarget }) => change({ period: currentTarget.value })}
    />
  )
}
