import { useAnswer } from '#kit/web/api-query.ts'
import { screenTitle } from '#kit/web/page-title.ts'
import { FetchedFigures } from '#kit/web/show/FetchedFigures.tsx'
import { useMay } from '#kit/web/Can.tsx'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { PrintOrExport } from '#kit/web/file/PrintOrExport.tsx'
import { useText } from '#kit/web/text.ts'
import { statisticsEndpoints } from '../contract/statistics.endpoints.ts'
import { statisticsScreens } from '../contract/statistics.screens.ts'
import { ByCountry, ByState, ByUser, TopShareholders } from './Breakdowns.tsx'
import { OwnRecordsOnly } from './OwnRecordsOnly.tsx'
import { Holdings } from './Holdings.tsx'
import { MonthSeries } from './MonthSeries.tsx'
import { NarrowingBar } from './NarrowingBar.tsx'
import { PeriodBar } from './PeriodBar.tsx'
import { PeriodFigures } from './PeriodFigures.tsx'
import { PeriodTiles } from './PeriodTiles.tsx'
import { PrintedFilters } from './PrintedFilters.tsx'
import classes from './statistics.module.css'
import { useAsked } from './use-period.ts'

export function StatisticsScreen() {
  const text = useText()
  const mayExport = useMay('export', 'Statistics')
  const asked = useAsked(statisticsScreens.statistics, 'period')
  const { period, narrowing, change } = asked
  const query = { period, ...asked.query }
  const answer = useAnswer(statisticsEndpoints.readStatistics, { query }, { keepPrevious: true })
  return (
    <>
      <PageHeader
        title={screenTitle(text, 'statistics')}
        below={<OwnRecordsOnly answer={answer} />}
        actions={
          <PrintOrExport
            endpoint={statisticsEndpoints.exportStatistics}
            mayExport={mayExport}
            query={query}
          />
        }
      />
      <PeriodBar period={period} years change={(next) => change({ period: next })} />
      <NarrowingBar asked={asked} />
      <PrintedFilters asked={asked} />
      <FetchedFigures answer={answer} heights={[96, 320, 280]}>
        {(overview) => (
          <>
            <PeriodTiles {...{ overview, narrowing }} />
            <MonthSeries months={overview.months} narrowing={narrowing} />
            <PeriodFigures {...{ overview, narrowing }} />
            <Holdings holdings={overview.holdings} narrowing={narrowing} />
            <ByUser {...{ overview, narrowing }} />
            <div className={classes.pair}>
              <ByState of="care" {...{ overview, narrowing }} />
              <ByState of="confirmation" {...{ overview, narrowing }} />
            </div>
            <div className={classes.pair}>
              <TopShareholders overview={overview} />
              <ByCountry {...{ overview, narrowing }} />
            </div>
          </>
        )}
      </FetchedFigures>
    </>
  )
}
