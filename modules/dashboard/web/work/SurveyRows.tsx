import { useList } from '#kit/web/api-query.ts'
import { useText } from '#kit/web/text.ts'
import {
  monitoringEndpoints,
  type MonitoringRow,
} from '#modules/monitoring/contract/monitoring.endpoints.ts'
import { monitoringScreens } from '#modules/monitoring/contract/monitoring.screens.ts'
import { surveys } from '../places.ts'
import { WorkLine } from './WorkLine.tsx'
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
  return (
    <WorkLine
      address={{ screen: monitoringScreens.monitoringForm, params: { id } }}
      name={name ?? employer}
      about={
        <>
          {words(`titles.${side}`, { number })} ·{' '}
          <span className="numbers">{placementReference}</span>
        </>
      }
      step={text('steps.survey')}
    />
  )
}
