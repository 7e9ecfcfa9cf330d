import { useMay } from '#kit/web/Can.tsx'
import { PrintOrExport } from '#kit/web/file/PrintOrExport.tsx'
import { useAnswer } from '#kit/web/api-query.ts'
import { screenTitle } from '#kit/web/page-title.ts'
import tabs from '#kit/web/layout/ScreenTabs.module.css'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { FetchedFigures } from '#kit/web/show/FetchedFigures.tsx'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { useText } from '#kit/web/text.ts'
import { FreezeReport } from '#modules/frozen-reports/web/pieces/FreezeReport.tsx'
import { SaveReport } from '#modules/saved-reports/web/pieces/SaveReport.tsx'
import type { Area } from '../contract/report.ts'
import { reportsEndpoints } from '../contract/reports.endpoints.ts'
import { reportsOf, type ReportName } from '../contract/reports.ts'
import type { reportsScreens } from '../contract/reports.screens.ts'
import { screenOf } from '../contract/area-screens.ts'
import { usePaperFormat } from './pieces/paper-format.tsx'
import { NarrowingBar, type NamedProgram } from './NarrowingBar.tsx'
import { PeriodBar } from './PeriodBar.tsx'
import { Report } from './Report.tsx'
import { NoReports } from './ReportsScreen.tsx'
import { useAsked, type Asked } from './use-asked.ts'

export const ParticipantReports = () => <AreaScreen area="participants" name="participantReports" />
export const TrainingReports = () => <AreaScreen area="training" name="shortTermTrainingReports" />
export const MoneyReports = () => <AreaScreen area="money" name="moneyReports" />
export const ServiceReports = () => <AreaScreen area="service" name="serviceReports" />
export const ApplicationReports = () => <AreaScreen area="applications" name="applicationReports" />

interface AreaProps {
  area: Area
  name: keyof typeof reportsScreens
}

function AreaScreen({ area, name }: AreaProps) {
  const text = useText()
  const listed = useAnswer(reportsEndpoints.listReports, {})
  const known = reportsOf(area).filter((report) => listed.data?.data.includes(report))
  return listed.data && known.length > 0 ? (
    <OneReport area={area} name={name} known={known} programs={listed.data.programs} />
  ) : (
    <>
      <PageHeader title={screenTitle(text, name)} />
      <FetchedFigures answer={listed}>{() => <NoReports />}</FetchedFigures>
    </>
  )
}

interface OneProps extends AreaProps {
  known: readonly ReportName[]
  programs: readonly NamedProgram[]
}

function OneReport({ area, name, known, programs }: OneProps) {
  const text = useText()
  const mayExport = useMay('export', 'Reports')
  const asked = useAsked(screenOf(area), known)
  const report = asked?.report ?? known[0] ?? 'participants'
  const answer = useAnswer(
    reportsEndpoints.readReport,
    { params: { name: report }, query: asked?.query ?? {} },
    { keepPrevious: true },
  )
  const also = usePaperFormat(reportsEndpoints.printReport, {
    params: { name: report },
    query: asked?.query ?? {},
  })
  if (!asked) return null
  return (
    <>
      <PageHeader
        title={screenTitle(text, name)}
        actions={
          <>
            <SaveReport shown={savableOf(asked)} />
            <FreezeReport asked={{ report, query: asked.query }} />
            <PrintOrExport
              endpoint={reportsEndpoints.exportReport}
              params={{ name: report }}
              query={asked.query}
              mayExport={mayExport}
              also={also}
            />
          </>
        }
      />
      <nav aria-label={text('choose')} className={`${tabs.tabs} no-print`}>
        <ul>
          {known.map((each) => (
            <li key={each}>
              <ScreenLink
                screen={screenOf(area)}
                query={{ ...asked.search, report: each, by: '' }}
                className={tabs.tab}
                aria-current={each === report ? 'page' : undefined}
              >
                {text(`reports.${each}.title`)}
              </ScreenLink>
            </li>
          ))}
        </ul>
      </nav>
      <PeriodBar asked={asked} />
      <NarrowingBar asked={asked} programs={programs} />
      <FetchedFigures answer={answer}>
        {(read) => <Report answer={read} asked={asked} programs={programs} />}
      </FetchedFigures>
    </>
  )
}

/** What is asked, without the day. */
function savableOf({ report, by, period, compare, programId, region }: Asked) {
  const narrowed = { ...(programId && { programId }), ...(region && { region }) }
  return { report, question: { by, period, compare, ...narrowed } }
}
