import { Figure, Figures } from '#kit/web/record/Figures.tsx'
import { DateText } from '#kit/web/show/DateText.tsx'
import { DueDay, isPast } from '#kit/web/show/DueDay.tsx'
import { Money, NumberText } from '#kit/web/show/Money.tsx'
import { useText } from '#kit/web/text.ts'
import type { RequestRecord } from '../contract/funding-requests.endpoints.ts'
import { isWaitedFor } from '../contract/funding-request.status.ts'

const amounts = ['requestedAmount', 'approvedAmount', 'claimedAmount', 'assessedAmount'] as const

/** What is asked for, given, claimed and paid, for which course, and whom it waits for until when. */
export function RequestStrip({ record }: { record: RequestRecord }) {
  const text = useText()
  const { startsOn, endsOn, hours, paidOn } = record
  const isPaid = (name: string) => name === 'assessedAmount' && paidOn !== null
  return (
    <Figures>
      {amounts
        .filter((name) => record[name] !== null)
        .map((name) => (
          <Figure key={name} label={text(isPaid(name) ? 'strip.paid' : `fields.${name}`)}>
            <Money value={record[name]} />
          </Figure>
        ))}
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

function Awaited({ record }: { record: RequestRecord }) {
  const text = useText()
  const { status, side, dueOn, submittedOn, evidenceSentOn } = record
  if (isWaitedFor(status))
    return (
      <Figure
        label={text('strip.awaited')}
        note={<DueDay day={dueOn} />}
        {...(isPast(dueOn) && { tone: 'danger' as const })}
      >
        {text(`choices.side.${side}`)}
      </Figure>
    )
  if (status !== 'awaitingApproval' && status !== 'evidenceSent') return null
  const since = status === 'evidenceSent' ? evidenceSentOn : submittedOn
  return (
    <Figure
      label={text('strip.awaited')}
      note={
        since && (
          <>
            {text('strip.since')} <DateText value={since} />
          </>
        )
      }
    >
      {text(status === 'evidenceSent' ? 'strip.reviewer' : 'strip.approver')}
    </Figure>
  )
}
