import { useList } from '#kit/web/api-query.ts'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { DueDay } from '#kit/web/show/DueDay.tsx'
import { ProblemState } from '#kit/web/show/ProblemState.tsx'
import { useText } from '#kit/web/text.ts'
import {
  monitoringEndpoints,
  type MonitoringRow,
} from '#modules/monitoring/contract/monitoring.endpoints.ts'
import { monitoringScreens } from '#modules/monitoring/contract/monitoring.screens.ts'
import { lateForms } from '../places.ts'
import { Card } from './Card.tsx'
import classes from './card.module.css'

const shown = 3

/** Monitoring forms that should have been sent, the latest first. */
export function LateForms({ count }: { count: number }) {
  const words = useText('monitoring')
  const { data, error, refetch } = useList<MonitoringRow>(monitoringEndpoints.listMonitoringForms, {
    ...lateForms.query,
    perPage: '5',
  })
  return (
    <Card name="lateForms" all={lateForms} count={count}>
      {!data && error && <ProblemState error={error} retry={() => void refetch()} />}
      <ul className={classes.lines}>
        {data?.data.slice(0, shown).map(({ id, name, employer, side, number, dueOn }) => (
          <li key={id}>
            <ScreenLink screen={monitoringScreens.monitoringForm} params={{ id }}>
              {name ?? employer}
            </ScreenLink>
            {dueOn && <DueDay day={dueOn} />}
            <span className={classes.beside}>{words(`titles.${side}`, { number })}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
