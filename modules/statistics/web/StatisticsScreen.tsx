import { NativeSelect } from '@mantine/core'
import { useAnswer } from '#kit/web/api-query.ts'
import { screenTitle } from '#kit/web/page-title.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { useText } from '#kit/web/text.ts'
import { shareholdersEndpoints } from '#modules/shareholders/contract/shareholders.endpoints.ts'
import { statisticsEndpoints } from '../contract/statistics.endpoints.ts'
import { statisticsScreens } from '../contract/statistics.screens.ts'
import { ByCountry, ByState, ByUser, TopShareholders } from './Breakdowns.tsx'
import { ExportFigures } from './ExportFigures.tsx'
import { Figures, OwnRecordsOnly } from './Figures.tsx'
import { Holdings } from './Holdings.tsx'
import { MonthSeries } from './MonthSeries.tsx'
import { PeriodBar } from './PeriodBar.tsx'
import { PeriodFigures } from './PeriodFigures.tsx'
import classes from './statistics.module.css'
import { useAsked } from './use-period.ts'

export function StatisticsScreen() {
  const text = useText()
  const { period, search, change } = useAsked(statisticsScreens.statistics, 'period')
  const { assigneeId } = search
  const query = { period, ...(assigneeId && { assigneeId }) }
  const answer = useAnswer(statisticsEndpoints.readStatistics, { query }, { keepPrevious: true })
  return (
    <>
      <PageHeader
        title={screenTitle(text, 'statistics')}
        below={<OwnRecordsOnly answer={answer} />}
        actions={
          <ExportFigures
            endpoint={statisticsEndpoints.exportStatistics}
            subject="Statistics"
            query={query}
          />
        }
      />
      <PeriodBar period={period} years change={(next) => change({ period: next })}>
        <UserSelect value={assigneeId} change={(next) => change({ assigneeId: next })} />
      </PeriodBar>
      <Figures answer={answer}>
        {(overview) => (
          <>
            <Holdings holdings={overview.holdings} assigneeId={assigneeId} />
            <PeriodFigures overview={overview} assigneeId={assigneeId} />
            <MonthSeries months={overview.months} assigneeId={assigneeId} />
            <ByUser overview={overview} assigneeId={assigneeId} />
            <div className={classes.pair}>
              <ByState of="care" overview={overview} assigneeId={assigneeId} />
              <ByState of="confirmation" overview={overview} assigneeId={assigneeId} />
            </div>
            <div className={classes.pair}>
              <TopShareholders overview={overview} assigneeId={assigneeId} />
              <ByCountry overview={overview} assigneeId={assigneeId} />
            </div>
          </>
        )}
      </Figures>
    </>
  )
}

/** Whose orders and shareholders; whoever sees only the own ones has nothing to choose. */
function UserSelect(props: { value: string | undefined; change: (id: string) => void }) {
  const text = useText()
  const { data } = useAnswer(shareholdersEndpoints.listRelationshipManagers, {})
  const users = data?.data ?? []
  if (users.length < 2) return null
  return (
    <NativeSelect
      aria-label={text('fields.user')}
      value={props.value ?? ''}
      data={[
        { value: '', label: text('everybody') },
        ...users.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChange={({ currentTarget }) => props.change(currentTarget.value)}
    />
  )
}
