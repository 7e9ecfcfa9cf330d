import { useAnswer, useChange } from '#kit/web/api-query.ts'
import { confirmAct } from '#kit/web/dialog/confirm.ts'
import { screenTitle } from '#kit/web/page-title.ts'
import { ActButton } from '#kit/web/record/ActButton.tsx'
import { RecordSection } from '#kit/web/record/Facts.tsx'
import { Money } from '#kit/web/show/Money.tsx'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { ordersOf } from '../contract/figures.ts'
import { daysOf, yearOf } from '../contract/period.ts'
import type { MonthlyInvestments } from '../contract/statistics.ts'
import { statisticsEndpoints } from '../contract/statistics.endpoints.ts'
import { statisticsScreens } from '../contract/statistics.screens.ts'
import { ClosingPanel } from './ClosingPanel.tsx'
import { ComparedMonths } from './ComparedMonths.tsx'
import { ExportFigures } from './ExportFigures.tsx'
import { OfOrders } from './FigureLink.tsx'
import { Figures, OwnRecordsOnly } from './Figures.tsx'
import { MonthSeries } from './MonthSeries.tsx'
import { PeriodBar } from './PeriodBar.tsx'
import { usePeriodName } from './period-words.ts'
import { UserSumsTable } from './UserSumsTable.tsx'
import { useAsked } from './use-period.ts'

const screen = statisticsScreens.monthlyInvestments

export function MonthlyInvestmentsScreen() {
  const text = useText()
  const nameOf = usePeriodName()
  const { period: month, search, change } = useAsked(screen, 'month')
  const query = { month, ...(search['figures'] === 'now' && { figures: 'now' as const }) }
  const input = { query }
  const answer = useAnswer(statisticsEndpoints.readMonthlyInvestments, input, {
    keepPrevious: true,
  })
  const title = `${screenTitle(text, 'monthlyInvestments')} · ${nameOf(month)}`
  return (
    <>
      <PageHeader
        title={title}
        below={<OwnRecordsOnly answer={answer} />}
        actions={
          <>
            <ExportFigures
              endpoint={statisticsEndpoints.exportMonthlyInvestments}
              subject="Monthly Investments"
              query={query}
            />
            <CloseButton month={month} can={answer.data?.canClose} />
          </>
        }
      />
      <PeriodBar period={month} change={(next) => change({ month: next, figures: '' })} />
      <Figures answer={answer}>
        {(figures) => (
          <>
            <ClosingPanel
              closing={figures.closing}
              shows={figures.shows}
              change={(next) => change({ figures: next === 'now' ? 'now' : '' })}
            />
            <Users figures={figures} />
            <ComparedMonths
              screen={screen}
              shown={{ month: figures.month, ...figures.total }}
              others={[figures.before, figures.yearBefore]}
            />
            <YearToDate figures={figures} />
            <MonthSeries months={figures.months} />
          </>
        )}
      </Figures>
    </>
  )
}

function Users({ figures }: { figures: MonthlyInvestments }) {
  const text = useText()
  const { month, users, total } = figures
  return (
    <RecordSection title={text('sections.credited')}>
      <UserSumsTable
        caption={text('sections.credited')}
        {...{ month, users, total }}
        basis="trade"
        confirmedOnly={false}
      />
      {users.length === 0 && <p className="quiet">{text('empty.month')}</p>}
    </RecordSection>
  )
}

function YearToDate({ figures: { month, yearToDate } }: { figures: MonthlyInvestments }) {
  const text = useText()
  const days = { from: `${yearOf(month)}-01-01`, to: daysOf(month).to }
  return (
    <RecordSection title={text('sections.yearToDate', { year: yearOf(month) })}>
      <p>
        {text('fields.buyTurnover')}{' '}
        <OfOrders list={ordersOf(days, { side: 'buy' })}>
          <Money value={yearToDate.buyTurnover} />
        </OfOrders>
        {' · '}
        {text('fields.sellTurnover')}{' '}
        <OfOrders list={ordersOf(days, { side: 'sell' })}>
          <Money value={yearToDate.sellTurnover} />
        </OfOrders>
        {' · '}
        {text('fields.netTurnover')}{' '}
        <OfOrders list={ordersOf(days)}>
          <Money value={yearToDate.netTurnover} />
        </OfOrders>
      </p>
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
