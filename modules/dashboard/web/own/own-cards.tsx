import { IconCircle, IconCircleCheckFilled, IconProgress } from '@tabler/icons-react'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { DateText } from '#kit/web/show/DateText.tsx'
import { Money } from '#kit/web/show/Money.tsx'
import { useText } from '#kit/web/text.ts'
import { applicationsScreens } from '#modules/applications/contract/applications.screens.ts'
import type { OwnApplication, Part } from '../../contract/work.endpoints.ts'
import { Card, NothingOf } from '../cards/Card.tsx'
import classes from '../cards/card.module.css'

const mostPeople = 6

/** Whose placements are under way. */
export function People({ rows }: { rows: readonly OwnApplication[] }) {
  const people = rows.filter(({ placement }) => placement === 'active')
  return (
    <Card name="people">
      {people.length === 0 && <NothingOf name="people" />}
      <ul className={classes.lines}>
        {people
          .slice(0, mostPeople)
          .map(({ id, participantName, reference, positionTitle, lastDay }) => (
            <li key={id}>
              <ScreenLink screen={applicationsScreens.approvedApplication} params={{ id }}>
                {participantName ?? reference}
              </ScreenLink>
              <span className={classes.beside}>
                <span>{positionTitle}</span>
                {lastDay && <Until day={lastDay} />}
              </span>
            </li>
          ))}
      </ul>
    </Card>
  )
}

function Until({ day }: { day: string }) {
  const text = useText()
  return (
    <span>
      {text('cards.people.until')} <DateText value={day} />
    </span>
  )
}

/** What was granted and what is asked for. */
export function MoneyOfOwn({ own: { approved, requested } }: { own: Part<'own'> }) {
  const text = useText()
  return (
    <Card name="money">
      <dl className={classes.facts}>
        <div>
          <dt>{text('cards.money.approved')}</dt>
          <dd>
            <Money value={approved} />
          </dd>
        </div>
        {Number(requested) > 0 && (
          <div>
            <dt>{text('cards.money.requested')}</dt>
            <dd>
              <Money value={requested} />
            </dd>
          </div>
        )}
      </dl>
    </Card>
  )
}

const path = ['submitted', 'reviewed', 'accepted', 'started', 'completed'] as const

/** Of a placement; before its offer is accepted, two. */
const behind: Partial<Record<string, number>> = { accepted: 3, active: 4, ended: 5, completed: 5 }

/** How many of the steps are behind the application; null where it came to an end before. */
function stepsDone({ stage, placement }: OwnApplication): number | null {
  if (stage === 'rejected' || placement === 'lapsed' || placement === 'cancelled') return null
  if (stage === 'pending') return 1
  return (placement && behind[placement]) || 2
}

/** The way of the newest application, from its arrival to the last day of work. */
export function Steps({ row }: { row: OwnApplication }) {
  const text = useText()
  const done = stepsDone(row)
  if (done === null) return null
  const { firstDay, lastDay } = row
  const days: Partial<Record<(typeof path)[number], string | null>> = {
    started: firstDay,
    completed: lastDay,
  }
  return (
    <Card name="steps">
      <ol className={classes.steps}>
        {path.map((step, at) => {
          const state = at < done ? 'done' : at === done ? 'now' : 'later'
          return (
            <li key={step} data-state={state}>
              <Sign state={state} />
              <span>
                {text(`cards.steps.${step}`)}
                <span className="only-spoken"> {text(`cards.steps.state.${state}`)}</span>
              </span>
              {days[step] && <DateText value={days[step]} />}
            </li>
          )
        })}
      </ol>
    </Card>
  )
}

const signs = { done: IconCircleCheckFilled, now: IconProgress, later: IconCircle }

function Sign({ state }: { state: keyof typeof signs }) {
  const Icon = signs[state]
  return <Icon size={18} aria-hidden />
}
