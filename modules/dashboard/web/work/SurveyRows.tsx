import { useList } from '#kit/web/api-query.ts'
import { ScreenButton } from '#kit/web/ScreenButton.tsx'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { useText } from '#kit/web/text.ts'
import {
  monitoringEndpoints,
  type MonitoringRow,
} from '#modules/monitoring/contract/monitoring.endpoints.ts'
import { monitoringScreens } from '#modules/monitoring/contract/monitoring.screens.ts'
import { surveys } from '../places.ts'
import classes from './rows.module.css'
import { pageOfRows, WorkRows } from './WorkRows.tsx'

/** Monitoring forms that were sent and wait to be accepted. */
export function SurveyRows() {
  const answer = useList<MonitoringRow>(monitoringEndpoints.listMonitoringForms, {
    ...surveys.query,
    perPage: pageOfRows,
  })
  return <WorkRows name="surveys" answer={answer} line={(row) => <Line row={row} />} />
}

function Line({
  row: { id, name, side, number, employer, placementReference },
}: {
  row: MonitoringRow
}) {
  const text = useText()
  const words = useText('monitoring')
  const step = text('steps.survey')
  const who = name ?? employer
  const address = { screen: monitoringScreens.monitoringForm, params: { id } }
  return (
    <>
      <div className={classes.who}>
        <ScreenLink {...address}>{who}</ScreenLink>
        <span className="quiet">
          {words(`titles.${side}`, { number })} ·{' '}
          <span className="numbers">{placementReference}</span>
        </span>
      </div>
      <ScreenButton
        {...address}
        variant="default"
        px="sm"
        className={`no-print ${classes.act}`}
        aria-label={text('steps.of', { step, name: who })}
      >
        {step}
      </ScreenButton>
    </>
  )
}
