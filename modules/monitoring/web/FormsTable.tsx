import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { DateText } from '#kit/web/show/DateText.tsx'
import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import { useText } from '#kit/web/text.ts'
import { formNumbers, sides } from '../contract/monitoring-form.ts'
import { monitoringStatus } from '../contract/monitoring-form.status.ts'
import type { MonitoringRow } from '../contract/monitoring.endpoints.ts'
import { monitoringScreens } from '../contract/monitoring.screens.ts'
import classes from './monitoring.module.css'

interface FormsTableProps {
  forms: readonly MonitoringRow[]
  here?: string
  caption?: string
}

/** The forms of one placement: a line for each number, with the sides that the person sees. */
export function FormsTable({ forms, here, caption }: FormsTableProps) {
  const text = useText()
  const shown = sides.filter((side) => forms.some((form) => form.side === side))
  return (
    <table className={classes.forms}>
      {caption && <caption className="numbers">{caption}</caption>}
      <thead>
        <tr>
          <th scope="col">
            <span className="only-spoken">{text('placement.number')}</span>
          </th>
          {shown.map((side) => (
            <th key={side} scope="col">
              {text(`choices.side.${side}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {formNumbers.map((number) => (
          <tr key={number}>
            <th scope="row" className="numbers">
              {number}
            </th>
            {shown.map((side) => (
              <td key={side}>
                <FormCell
                  form={forms.find((form) => form.side === side && String(form.number) === number)}
                  here={here}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Due({ form: { dueOn, daysLate } }: { form: MonitoringRow }) {
  const text = useText()
  if (daysLate > 0)
    return <small className={classes.late}>{text('strip.daysLate', { count: daysLate })}</small>
  return (
    <small className="quiet">
      {text('placement.due')} <DateText value={dueOn} />
    </small>
  )
}

function FormCell(props: { form: MonitoringRow | undefined; here: string | undefined }) {
  const text = useText()
  const { form, here } = props
  if (!form) return null
  const { id, side, number, status, opensOn } = form
  if (status === 'notRequired') return <span className="quiet">{text('status.notRequired')}</span>
  return (
    <div className={classes.cell}>
      {id === here ? (
        <StatusBadge of={monitoringStatus} state={status} inList />
      ) : (
        <ScreenLink screen={monitoringScreens.monitoringForm} params={{ id }}>
          <span className="only-spoken">{text(`titles.${side}`, { number })}: </span>
          <StatusBadge of={monitoringStatus} state={status} inList />
        </ScreenLink>
      )}
      {status === 'scheduled' && opensOn && (
        <small className="quiet">
          {text('placement.opens')} <DateText value={opensOn} />
        </small>
      )}
      {status === 'open' && <Due form={form} />}
    </div>
  )
}
