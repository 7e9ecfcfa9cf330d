import { Figure, Figures } from '#kit/web/record/Figures.tsx'
import { DateText } from '#kit/web/show/DateText.tsx'
import { isPast } from '#kit/web/show/DueDay.tsx'
import { Money } from '#kit/web/show/Money.tsx'
import { useText } from '#kit/web/text.ts'
import type { ParticipantRecord } from '../contract/participants.endpoints.ts'

/** What comes next, and how much of time and money there still is. */
export function ParticipantStrip({ record }: { record: ParticipantRecord }) {
  const text = useText()
  const { nextStep, dueOn, weeks, weeksLeft, committed, moneyLeft, programCode } = record
  const isLate = dueOn !== null && isPast(dueOn)
  return (
    <Figures>
      <Figure
        label={nextStep ? text(`choices.nextStep.${nextStep}`) : text('fields.nextStep')}
        {...(isLate && { tone: 'danger', note: text('strip.late') })}
      >
        {dueOn ? <DateText value={dueOn} /> : text('strip.nothing')}
      </Figure>
      {weeksLeft !== null && weeks !== null && (
        <Figure label={text('fields.weeksLeft')} note={text('strip.ofWeeks', { weeks })}>
          {weeksLeft}
        </Figure>
      )}
      {committed !== null && programCode !== null && (
        <Figure label={text('strip.committed')} note={programCode}>
          <Money value={committed} />
        </Figure>
      )}
      {moneyLeft !== null && (
        <Figure label={text('fields.moneyLeft')} {...(programCode && { note: programCode })}>
          <Money value={moneyLeft} />
        </Figure>
      )}
    </Figures>
  )
}
