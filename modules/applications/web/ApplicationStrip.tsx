import { daysSince, today } from '#kit/web/calendar-days.ts'
import { Figure, Figures } from '#kit/web/record/Figures.tsx'
import { usePerson } from '#kit/web/session.ts'
import { DateText } from '#kit/web/show/DateText.tsx'
import { Money } from '#kit/web/show/Money.tsx'
import { useSpoken } from '#kit/web/spoken.ts'
import { useKitText, useText } from '#kit/web/text.ts'
import { applicationStatus } from '../contract/application.status.ts'
import type { ApplicationRecord } from '../contract/applications.endpoints.ts'
import { donePart } from './checks-done.ts'

/** What an application is judged by at a glance. */
export function ApplicationStrip({ record }: { record: ApplicationRecord }) {
  const text = useText()
  const spoken = useSpoken()
  const { approvedAmount, requestedAmount, funding, checkpointOne, hoursPerWeek } = record
  const weeks = funding.lines.at(-1)?.toWeek
  const hours = spoken.number(hoursPerWeek)
  const { done, all, failed } = donePart(checkpointOne.items)
  return (
    <Figures>
      <Figure label={text('fields.requestedAmount')}>
        <Money value={requestedAmount} />
      </Figure>
      {approvedAmount === null ? (
        <Figure label={text('strip.computed')}>
          <Money value={funding.total} />
        </Figure>
      ) : (
        <Figure label={text('fields.approvedAmount')}>
          <Money value={approvedAmount} />
        </Figure>
      )}
      <Figure label={text('strip.work')}>
        {weeks ? text('strip.weeksHours', { weeks, hours }) : text('strip.hours', { hours })}
      </Figure>
      <Figure label={text('fields.startOn')}>
        <DateText value={record.startOn} />
      </Figure>
      <Due record={record} />
      {all > 0 && (
        <Figure
          label={text('sections.checkpoint')}
          {...(checkpointOne.status === 'failed' && { tone: 'danger' as const })}
          {...(failed > 0 && { note: text('strip.checksFailed', { count: failed }) })}
        >
          <span aria-hidden>{text('strip.checks', { done, all })}</span>
          <span className="only-spoken">{text('rail.checksDone', { done, all, failed: 0 })}</span>
        </Figure>
      )}
    </Figures>
  )
}

/** Until when a decision is due; decided, when that was. */
function Due({ record }: { record: ApplicationRecord }) {
  const text = useText()
  const kit = useKitText()
  const isStaff = usePerson()?.type === 'staff'
  const { status, decision, reviewDueOn } = record
  if (decision)
    return (
      <Figure label={text('fields.decidedAt')}>
        <DateText value={decision.at} />
      </Figure>
    )
  if (applicationStatus.states[status].stage !== 'pending' || !isStaff) return null
  const isLate = reviewDueOn < today()
  return (
    <Figure
      label={text('fields.reviewDueOn')}
      {...(isLate && {
        tone: 'danger',
        note: kit('dates.late', { days: daysSince(reviewDueOn) }),
      })}
    >
      <DateText value={reviewDueOn} />
    </Figure>
  )
}
