import { Button } from '@mantine/core'
import { useId } from 'react'
import { ScreenButton } from '#kit/web/ScreenButton.tsx'
import { DueDay, isPast } from '#kit/web/show/DueDay.tsx'
import { useText } from '#kit/web/text.ts'
import card from '../cards/card.module.css'
import classes from '../work/rows.module.css'
import type { OwnForm } from './own-forms.ts'

interface Props {
  name: 'forms' | 'payments'
  forms: readonly OwnForm[]
  /** Nothing more urgent stands above it. */
  isFirst: boolean
}

/** Forms to complete, which are short, and late ones hold payments; or claims that wait for the employer. */
export function OwnForms({ name, forms, isFirst }: Props) {
  const text = useText()
  const id = useId()
  if (forms.length === 0) return null
  return (
    <section className={`surface ${card.card} ${card.work}`} aria-labelledby={id}>
      <header>
        <h2 id={id}>{text(`own.${name}`)}</h2>
      </header>
      <ul className={`${classes.rows} ${classes.ownRows}`}>
        {forms.map((form, at) => (
          <li key={form.id} data-late={form.dueOn && isPast(form.dueOn) ? true : undefined}>
            <Line form={form} isFirst={isFirst && at === 0} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Line({ form, isFirst }: { form: OwnForm; isFirst: boolean }) {
  const text = useText()
  const { id, title, name, reference, dueOn, screen, fill } = form
  const step = text(`own.steps.${form.step}`)
  const look = {
    variant: isFirst ? 'filled' : 'default',
    className: 'no-print',
    'aria-label': text('steps.of', { step, name: `${title}, ${name}` }),
  }
  return (
    <>
      <div className={classes.who}>
        <span>{name}</span>
        <span className="quiet">
          {title} · <span className="numbers">{reference}</span>
        </span>
      </div>
      <span className={classes.step}>
        {dueOn && <DueDay day={dueOn} />}
        {fill ? (
          <Button {...look} onClick={fill}>
            {step}
          </Button>
        ) : (
          <ScreenButton {...look} screen={screen} params={{ id }}>
            {step}
          </ScreenButton>
        )}
      </span>
    </>
  )
}
