import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { ProblemState } from '#kit/web/show/ProblemState.tsx'
import { applicationsScreens } from '#modules/applications/contract/applications.screens.ts'
import classes from './card.module.css'
import { unassigned, waiting } from '../places.ts'
import { useWaiting } from '../work/ApplicationRows.tsx'
import { DueDay } from '#kit/web/show/DueDay.tsx'
import { Card, NothingOf } from './Card.tsx'

const to = waiting(unassigned)
const shown = 3

/** Applications that nobody has, those due first on top. */
export function Unassigned({ count }: { count: number }) {
  const { data, error, refetch } = useWaiting(to, '5')
  return (
    <Card name="unassigned" all={to} count={count}>
      {!data && error && <ProblemState error={error} retry={() => void refetch()} />}
      {data?.data.length === 0 && <NothingOf name="unassigned" />}
      <ul className={classes.lines}>
        {data?.data
          .slice(0, shown)
          .map(({ id, participantName, employerName, reference, reviewDueOn }) => (
            <li key={id}>
              <ScreenLink screen={applicationsScreens.pendingApplication} params={{ id }}>
                {participantName ?? employerName}
              </ScreenLink>
              <span className={classes.beside}>
                <span className="numbers">{reference}</span>
                <DueDay day={reviewDueOn} />
              </span>
            </li>
          ))}
      </ul>
    </Card>
  )
}
