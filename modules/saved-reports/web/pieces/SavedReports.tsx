import { useList } from '#kit/web/api-query.ts'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { useText } from '#kit/web/text.ts'
import {
  savedReportsEndpoints,
  type SavedReportRow,
} from '../../contract/saved-reports.endpoints.ts'
import { savedReportsScreens } from '../../contract/saved-reports.screens.ts'
import { openingOf } from '../opening.ts'
import { useSavedPeriod } from '../saved-words.ts'
import classes from './saved.module.css'

/** The first few saved reports, and the way to all of them; nothing where there is none. */
export function SavedReports() {
  const text = useText('savedReports')
  const reports = useText('reports')
  const nameOf = useSavedPeriod()
  const { data } = useList<SavedReportRow>(savedReportsEndpoints.listSavedReports, {
    perPage: '5',
  })
  if (!data || data.data.length === 0) return null
  return (
    <section className={`surface ${classes.some}`} aria-labelledby="saved-reports">
      <h2 id="saved-reports">{text('list.some')}</h2>
      <ul>
        {data.data.map((row) => (
          <li key={row.id}>
            <ScreenLink {...openingOf(row)}>{row.name}</ScreenLink>
            <span className="quiet">
              {reports(`reports.${row.report}.title`)} · {nameOf(row.question.period)}
            </span>
          </li>
        ))}
      </ul>
      <ScreenLink screen={savedReportsScreens.savedReports}>{text('actions.all')}</ScreenLink>
    </section>
  )
}
