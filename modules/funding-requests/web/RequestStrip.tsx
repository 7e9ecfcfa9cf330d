import { Figure, Figures } from '#kit/web/record/Figures.tsx'
import { DateText } from '#kit/web/show/DateText.tsx'
import { DueDay, isPast } from '#kit/web/show/DueDay.tsx'
import { Money, NumberText } from '#kit/web/show/Money.tsx'
import { useText } from '#kit/web/text.ts'
import type { RequestRecord } from '../contract/funding-requests.endpoints.ts'

/** What is asked for and given, for which course, and whom it waits for until when. */
export function RequestStrip({ record }: { record: RequestRecord }) {
  const text = useText()
  const { requestedAmount, approvedAmount, startsOn, endsOn, hours } = record
  return (
    <Figures>
      {requestedAmount !== null && (
        <Figure label={text('fields.requestedAmount')}>
          <Money value={requestedAmount} />
        </Figure>
      )}
      {approvedAmount !== null && (
        <Figure label={text('fields.approvedAmount')}>
          <Money value={approvedAmount} />
        </Figure>
      )}
      {startsOn && (
        <Figure
          label={text('strip.course')}
          note={
            endsOn && (
              <>
                {text('strip.until')} <DateText value={endsOn} />
              </>
            )
          }
        >
          <DateText value={startsOn} />
        </Figure>
      )}
      {hours !== null && (
        <Figure label={text('fields.hours')}>
          <NumberText value={hours} />
        </Figure>
      )}
      <Awaited record={record} />
    </Figures>
  )
}

function Awaited({ record: { status, side, dueOn, submittedOn } }: { record: RequestRecord }) {
  const text = useText()
  if (status === 'awaitingForm' || status === 'returned')
    return (
      <Figure
        label={text('strip.awaited')}
        note={<DueDay day={dueOn} />}
        {...(isPast(dueOn) && { tone: 'danger' as const })}
      >
        {text(`choices.side.${side}`)}
      </Figure>
    )
  if (status !== 'awaitingApproval') return null
  return (
    <Figure
      label={text('strip.awaited')}
      note={
        submittedOn && (
          <>
            {text('strip.since')} <DateText value={submittedOn} />
          </>
        )
      }
    >
      {text('strip.approver')}
    </Figure>
  )
}
