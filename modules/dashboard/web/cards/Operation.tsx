import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { InstantText } from '#kit/web/show/DateText.tsx'
import { NumberText } from '#kit/web/show/Money.tsx'
import { ToneBadge } from '#kit/web/show/StatusBadge.tsx'
import { useText } from '#kit/web/text.ts'
import { clockworkScreens } from '#modules/clockwork/contract/clockwork.screens.ts'
import { outboxScreens } from '#modules/outbox/contract/outbox.screens.ts'
import type { Part } from '../../contract/work.endpoints.ts'
import classes from './card.module.css'
import { PlaceLink } from '../PlaceLink.tsx'
import { SignIns } from './audit-cards.tsx'
import { Card } from './Card.tsx'

type Operating = Part<'operation'>

/** Whether the work behind the screens is done: jobs, mail, and how people get in. */
export function Operation(props: {
  operation: Operating
  signIns: Part<'audit'>['signIns'] | null
}) {
  const { jobs, mail } = props.operation
  return (
    <Card name="operation">
      {jobs && <Jobs jobs={jobs} />}
      {(mail || props.signIns) && (
        <dl className={classes.facts}>
          {mail && <Mail mail={mail} />}
          {props.signIns && <SignIns signIns={props.signIns} />}
        </dl>
      )}
    </Card>
  )
}

function Jobs({ jobs }: { jobs: NonNullable<Operating['jobs']> }) {
  const text = useText()
  return (
    <>
      <div className={classes.sign}>
        <ToneBadge tone={jobs.length > 0 ? 'danger' : 'success'}>
          {text('cards.operation.jobs', { count: jobs.length })}
        </ToneBadge>
      </div>
      {jobs.length > 0 && (
        <ul className={classes.lines}>
          {jobs.map(({ name, title, at, times }) => (
            <li key={name}>
              <ScreenLink screen={clockworkScreens.clockworkJob} params={{ name }}>
                {title}
              </ScreenLink>
              <InstantText value={at} dateStyle="short" />
              <span className={classes.beside}>{text('cards.operation.times', { times })}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** What is tried again by itself has failed as well. */
const statesOf = { failed: 'retrying,failed', waiting: 'waiting' }

function Mail({ mail }: { mail: NonNullable<Operating['mail']> }) {
  const text = useText()
  return (['failed', 'waiting'] as const).map((state) => (
    <div key={state}>
      <dt>{text(`cards.operation.mail.${state}`)}</dt>
      <dd>
        {mail[state] === 0 ? (
          <NumberText value={0} />
        ) : (
          <PlaceLink
            to={{ screen: outboxScreens.outbox, query: { 'filter[state]': statesOf[state] } }}
          >
            <NumberText value={mail[state]} />
          </PlaceLink>
        )}
      </dd>
    </div>
  ))
}
