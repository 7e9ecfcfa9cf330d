import { IconReportAnalytics } from '@tabler/icons-react'
import { useAnswer } from '#kit/web/api-query.ts'
import { screenTitle } from '#kit/web/page-title.ts'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { EmptyState } from '#kit/web/show/EmptyState.tsx'
import { FetchedFigures } from '#kit/web/show/FetchedFigures.tsx'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { useText } from '#kit/web/text.ts'
import { FrozenReportsLink } from '#modules/frozen-reports/web/pieces/FrozenReportsLink.tsx'
import { SavedReports } from '#modules/saved-reports/web/pieces/SavedReports.tsx'
import { areas, type Area } from '../contract/report.ts'
import { reportsEndpoints } from '../contract/reports.endpoints.ts'
import { reportsOf, type ReportName } from '../contract/reports.ts'
import { screenOf } from '../contract/area-screens.ts'
import classes from './reports.module.css'

/** All reports that the reader may see, by what they are about. */
export function ReportsScreen() {
  const text = useText()
  const answer = useAnswer(reportsEndpoints.listReports, {})
  return (
    <>
      <PageHeader title={screenTitle(text, 'reports')} actions={<FrozenReportsLink />} />
      <SavedReports />
      <FetchedFigures answer={answer}>
        {({ data }) =>
          data.length === 0 ? (
            <NoReports />
          ) : (
            <div className={classes.areas}>
              {areas.map((area) => (
                <OfArea key={area} area={area} known={data} />
              ))}
            </div>
          )
        }
      </FetchedFigures>
    </>
  )
}

function OfArea({ area, known }: { area: Area; known: readonly ReportName[] }) {
  const text = useText()
  const own = reportsOf(area).filter((name) => known.includes(name))
  if (own.length === 0) return null
  return (
    <section className={`surface ${classes.area}`} aria-labelledby={`area-${area}`}>
      <h2 id={`area-${area}`}>{text(`kinds.${area}`)}</h2>
      <ul>
        {own.map((report) => (
          <li key={report}>
            <ScreenLink screen={screenOf(area)} query={{ report }}>
              {text(`reports.${report}.title`)}
            </ScreenLink>
            <p>{text(`reports.${report}.counts`)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function NoReports() {
  const text = useText()
  return (
    <EmptyState
      mark={<IconReportAnalytics size={28} stroke={1.5} />}
      title={text('none.title')}
      body={text('none.body')}
    />
  )
}
