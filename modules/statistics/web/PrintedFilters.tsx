import { now } from '#kit/web/clock.ts'
import { InstantText } from '#kit/web/show/DateText.tsx'
import { useText } from '#kit/web/text.ts'
import { useChoices, useComparisons } from './NarrowingBar.tsx'
import { usePeriodName } from './period-words.ts'
import classes from './statistics.module.css'
import type { Asked } from './use-period.ts'

/** On paper, where no filter bar is: what was counted, and when. */
export function PrintedFilters({ asked }: { asked: Asked }) {
  const text = useText()
  const nameOf = usePeriodName()
  const { teams, users, sources } = useChoices(asked)
  const comparisons = useComparisons(asked)
  const { teamId, assigneeId, sourceId, side } = asked.narrowing
  const word = (choices: typeof teams, value = '') =>
    choices.find((choice) => choice.value === value)?.label
  const words = [
    nameOf(asked.period),
    word(comparisons, asked.comparison),
    teamId && word(teams, teamId),
    assigneeId && word(users, assigneeId),
    sourceId && word(sources, sourceId),
    side && text(`narrowed.sides.${side}`),
  ]
  return (
    <p className={classes.printed}>
      {words.filter(Boolean).join(' · ')} · {text('asOf')}{' '}
      <InstantText value={now().toISOString()} />
    </p>
  )
}
