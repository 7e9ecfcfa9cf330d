import { useAnswer, useChange } from '#kit/web/api-query.ts'
import { confirmAct } from '#kit/web/dialog/confirm.ts'
import { screenTitle } from '#kit/web/page-title.ts'
import { ActButton } from '#kit/web/record/ActButton.tsx'
import { RecordSection } from '#kit/web/record/Facts.tsx'
import { FetchedFigures } from '#kit/web/show/FetchedFigures.tsx'
import { useMay } from '#kit/web/Can.tsx'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { PrintOrExport } from '#kit/web/file/PrintOrExport.tsx'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { ordersOf, type Narrowing } from '../contract/figures.ts'
import type { MonthlyInvestments } from '../contract/statistics.ts'
import { statisticsEndpoints } from '../contract/statistics.endpoints.ts'
import { statisticsScreens } from '../contract/statistics.screens.ts'
import { ClosingPanel } from './ClosingPanel.tsx'
import { ComparedMonths } from './ComparedMonths.tsx'
import { OwnRecordsOnly } from './OwnRecordsOnly.tsx'
import { MonthSeries } from './MonthSeries.tsx'
import { NarrowingBar } from './NarrowingBar.tsx'
import { PeriodBar } from './PeriodBar.tsx'
import { usePeriodName } from './period-words.ts'
import { PrintedFilters } from './PrintedFilters.tsx'
import { UserSumsTable } from './UserSumsTable.tsx'
import { YearToDate } from './YearToDate.tsx'
import { useAsked } from './use-period.ts'

const screen = statisticsScreens.monthlyInvestments

export function MonthlyInvestmentsScreen() {
  const text = useText()
  const mayExport = useMay('export', 'Monthly Investments')
  const nameOf = usePeriodName()
  const asked = useAsked(screen, 'month')
  const { period: month, narrowing, search, change } = asked
  const query = {
    month,
    ...(search['figures'] === 'now' && { figures: 'now' as const }),
    ...asked.query,
  }
  const answer = useAnswer(
    statisticsEndpoints.readMonthlyInvestments,
    { query },
    { keepPrevious: true },
  )
  const title = `${screenTitle(text, 'monthlyInvestments')} · ${nameOf(month)}`
  return (
    <>
      <PageHeader
        title={title}
        below={<OwnRecordsOnly answer={answer} />}
        actions={
          <>
            <PrintOrExport
              endpoint={statisticsEndpoints.exportMonthlyInvestments}
              mayExport={mayExport}
              query={query}
            />
            <CloseButton month={month} can={answer.data?.canClose} />
          </>
        }
      />
      <PeriodBar period={month} change={(next) => change({ month: next, figures: '' })} />
      <NarrowingBar asked={asked} />
      <PrintedFilters asked={asked} />
      <FetchedFigures answer={answer} heights={[96, 320, 280]}>
        {(read) => (
          <>
            <ClosingPanel
              closing={read.closing}
              shows={read.shows}
              isNarrowed={Object.keys(narrowing).length > 0}
              change={(next) => change({ figures: next === 'now' ? 'now' : '' })}
            />
            <Users figures={read} narrowing={narrowing} />
            <ComparedMonths
              {...{ screen, search, narrowing }}
              shown={{ month: read.month, ...read.total }}
              compared={read.compared}
              listOf={ordersOf}
            />
            <YearToDate figures={read} narrowing={narrowing} />
            <MonthSeries months={read.months} narrowing={narrowing} />
          </>
        )}
      </FetchedFigures>
    </>
  )
}

interface Part {
  figures: MonthlyInvestments
  narrowing: Narrowing
}

function Users({ figures, narrowing }: Part) {
  const text = useText()
  const { month, users, total } = figures
  return (
    <RecordSection title={text('sections.credited')}>
      <UserSumsTable
        caption={text('sections.credited')}
        {...{ month, users, total, narrowing }}
        basis="trade"
        confirmedOnly={false}
      />
      {users.length === 0 && <p className="quiet">{text('empty.month')}</p>}
    </RecordSection>
  )
}

function CloseButton(props: { month: string; can: MonthlyInvestments['canClose'] }) {
  const text = useText()
  const nameOf = usePeriodName()
  const close = useChange(statisticsEndpoints.closeMonth)
  const { month, can } = props
  const act = async () => {
    const isSure = await confirmAct({
      title: text('close.title', { month: nameOf(month) }),
      body: text('close.body'),
      verb: text('close.verb'),
    })
    if (!isSure) return
    await close.mutateAsync({ body: { month } })
    toast.success(text('close.done', { month: nameOf(month) }))
  }
  return (
    <ActButton can={can} act={act}>
      {text('close.act')}
    </ActButton>
  )
}
