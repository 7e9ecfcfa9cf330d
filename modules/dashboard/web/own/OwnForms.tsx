import { useId } from 'react'
import { useMay } from '#kit/web/Can.tsx'
import { useAnswer } from '#kit/web/api-query.ts'
import { ScreenButton } from '#kit/web/ScreenButton.tsx'
import { DueDay, isPast } from '#kit/web/show/DueDay.tsx'
import { usePerson } from '#kit/web/session.ts'
import { useText } from '#kit/web/text.ts'
import {
  monitoringEndpoints,
  type MonitoringRow,
} from '#modules/monitoring/contract/monitoring.endpoints.ts'
import { monitoringScreens } from '#modules/monitoring/contract/monitoring.screens.ts'
import card from '../cards/card.module.css'
import classes from '../work/rows.module.css'

const first = { 'filter[status]': 'open', sort: 'dueOn', perPage: '10' } as const

/** Monitoring forms that wait for the reader's answers, what is due first on top. */
export function useOwnForms(): readonly MonitoringRow[] {
  const enabled = useMay('update', 'Monitoring Forms List')
  const { data } = useAnswer(monitoringEndpoints.listMonitoringForms, { query: first }, { enabled })
  return data?.data ?? []
}

/** Forms to complete: they are short, and late ones hold payments. */
export function OwnForms({ forms }: { forms: readonly MonitoringRow[] }) {
  const text = useText()
  const id = useId()
  if (forms.length === 0) return null
  return (
    <section className={`surface ${card.card} ${card.work}`} aria-labelledby={id}>
      <header>
        <h2 id={id}>{text('own.forms')}</h2>
      </header>
      <ul className={`${classes.rows} ${classes.ownRows}`}>
        {forms.map((form, at) => (
          <li key={form.id} data-late={form.dueOn && isPast(form.dueOn) ? true : undefined}>
            <Line form={form} isFirst={at === 0} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Line({ form, isFirst }: { form: MonitoringRow; isFirst: boolean }) {
  const text = useText()
  const words = useText('monitoring')
  const isEmployer = usePerson()?.type === 'employer'
  const { id, side, number, name, employer, placementReference, dueOn } = form
  const title = words(`titles.${side}`, { number })
  const step = text('own.steps.form')
  return (
    <>
      <div className={classes.who}>
        <span>{isEmployer ? (name ?? placementReference) : employer}</span>
        <span className="quiet">
          {title} · <span className="numbers">{placementReference}</span>
        </span>
      </div>
      <span className={classes.step}>
        {dueOn && <DueDay day={dueOn} />}
        <ScreenButton
          screen={monitoringScreens.monitoringForm}
          params={{ id }}
          variant={isFirst ? 'filled' : 'default'}
          className="no-print"
          aria-label={text('steps.of', {
            step,
            name: `${title}, ${isEmployer ? (name ?? placementReference) : employer}`,
          })}
        >
          {step}
        </ScreenButton>
      </span>
    </>
  )
}
