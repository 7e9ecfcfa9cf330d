import { Button, NativeSelect } from '@mantine/core'
import { useAnswer } from '#kit/web/api-query.ts'
import { useBilingual } from '#kit/web/show/BilingualText.tsx'
import { useKitText, useText } from '#kit/web/text.ts'
import { useManagersAndTeams } from '#modules/shareholders/web/pieces/team-options.ts'
import { statisticsEndpoints } from '../contract/statistics.endpoints.ts'
import { sides } from '../contract/figures.ts'
import { chosenPeriod, comparisons, yearBefore } from '../contract/period.ts'
import { MonthSelect, YearSelect } from './PeriodSelects.tsx'
import { usePeriodName } from './period-words.ts'
import classes from './statistics.module.css'
import type { Asked } from './use-period.ts'

const nothing = { teamId: '', assigneeId: '', sourceId: '', side: '' }

interface Choice {
  value: string
  label: string
}

/** What the period is compared with, and whose orders and which are counted. */
export function NarrowingBar({ asked }: { asked: Asked }) {
  const text = useText()
  const kit = useKitText()
  const { narrowing, change } = asked
  const { teams, users, sources } = useChoices(asked)
  return (
    <div className={`${classes.bar} no-print`} role="group" aria-label={text('narrowed.label')}>
      <ComparisonSelect asked={asked} />
      {teams.length > 2 && (
        <Select
          isWide
          label={text('narrowed.team')}
          value={narrowing.teamId ?? ''}
          data={teams}
          choose={(teamId) => change({ teamId, assigneeId: '' })}
        />
      )}
      {users.length > 2 && (
        <Select
          label={text('fields.user')}
          value={narrowing.assigneeId ?? ''}
          data={users}
          choose={(assigneeId) => change({ assigneeId })}
        />
      )}
      {sources.length > 1 && (
        <Select
          isWide
          label={text('narrowed.source')}
          value={narrowing.sourceId ?? ''}
          data={sources}
          choose={(sourceId) => change({ sourceId })}
        />
      )}
      <Select
        label={text('fields.side')}
        value={narrowing.side ?? ''}
        data={['', ...sides].map((side) => ({
          value: side,
          label: text(`narrowed.sides.${side || 'both'}`),
        }))}
        choose={(side) => change({ side })}
      />
      {Object.keys(narrowing).length > 0 && (
        <Button variant="subtle" onClick={() => change(nothing)}>
          {kit('list.clearFilters')}
        </Button>
      )}
    </div>
  )
}

/** One of the usual comparisons, or any period of the same kind. */
function ComparisonSelect({ asked }: { asked: Asked }) {
  const text = useText()
  const { period, comparison, change } = asked
  const chosen = chosenPeriod(period, comparison)
  const compareWith = (other: string) => change({ compare: other === 'previous' ? '' : other })
  const words = { month: text('compare.month'), year: text('compare.year') }
  return (
    <>
      <Select
        isWide
        label={text('compare.label')}
        value={comparison}
        data={useComparisons(asked)}
        choose={(other) => compareWith(other === another ? yearBefore(period) : other)}
      />
      {chosen && period.length === 7 && (
        <MonthSelect label={words.month} period={chosen} change={compareWith} />
      )}
      {chosen && <YearSelect label={words.year} period={chosen} change={compareWith} />}
    </>
  )
}

interface SelectProps {
  isWide?: boolean
  label: string
  value: string
  data: Choice[]
  choose: (value: string) => void
}

const Select = ({ label, choose, isWide, ...rest }: SelectProps) => (
  <NativeSelect
    {...rest}
    {...(isWide && { className: classes.wide })}
    aria-label={label}
    onChange={({ currentTarget }) => choose(currentTarget.value)}
  />
)

const another = 'another'

/** Before a year there is but one other. A period that was chosen stands by its name. */
export function useComparisons({ period, comparison }: Pick<Asked, 'period' | 'comparison'>) {
  const text = useText()
  const nameOf = usePeriodName()
  const isMonth = period.length === 7
  const chosen = chosenPeriod(period, comparison)
  const usual = comparisons
    .filter((each) => isMonth || each !== 'yearBefore')
    .map((each): Choice => ({
      value: each,
      label: text(`compare.${each === 'previous' && !isMonth ? 'previousYear' : each}`),
    }))
  const other = isMonth ? 'anotherMonth' : 'anotherYear'
  return [
    ...usual,
    chosen
      ? { value: chosen, label: text('compare.comparedWith', { period: nameOf(chosen) }) }
      : { value: another, label: text(`compare.${other}`) },
  ]
}

/** Teams, and users of the chosen one; whoever sees only the own ones has nothing to choose. */
export function useChoices({ narrowing }: Pick<Asked, 'narrowing'>) {
  const text = useText()
  const { managers, teams } = useManagersAndTeams()
  const { data } = useAnswer(statisticsEndpoints.listNarrowingSources, {})
  const bilingual = useBilingual()
  const sources = (data?.data ?? []).map(({ id, name }) => ({ id, name: bilingual(name) }))
  const { teamId, assigneeId, sourceId } = narrowing
  const users = managers.filter(
    ({ id, team }) => !teamId || team?.id === teamId || id === assigneeId,
  )
  return {
    teams: choicesOf(
      teams,
      { all: text('narrowed.allTeams'), other: text('narrowed.team') },
      teamId,
    ),
    users: choicesOf(
      users,
      { all: text('everybody'), other: text('narrowed.otherUser') },
      assigneeId,
    ),
    sources: choicesOf(
      sources,
      { all: text('narrowed.allSources'), other: text('narrowed.source') },
      sourceId,
    ),
  }
}

/** All of them first; one that is not offered any more is chosen all the same. */
function choicesOf(
  named: readonly { id: string; name: string }[],
  words: { all: string; other: string },
  chosen: string | undefined,
): Choice[] {
  const isKnown = !chosen || named.some(({ id }) => id === chosen)
  return [
    { value: '', label: words.all },
    ...named.map(({ id, name }) => ({ value: id, label: name })),
    ...(isKnown ? [] : [{ value: chosen, label: words.other }]),
  ]
}
