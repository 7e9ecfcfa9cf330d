import { Figure, Figures } from '#kit/web/record/Figures.tsx'
import { usePerson } from '#kit/web/session.ts'
import { DateText } from '#kit/web/show/DateText.tsx'
import { isPast } from '#kit/web/show/DueDay.tsx'
import { Money, NumberText } from '#kit/web/show/Money.tsx'
import { useText } from '#kit/web/text.ts'
import type { OrphanedRecord } from '../contract/orphaned.endpoints.ts'

/** How long somebody is without an employer, what is left for another one, and what is due. */
export function OrphanedStrip({ record }: { record: OrphanedRecord }) {
  const text = useText()
  const isStaff = usePerson()?.type === 'staff'
  const { daysOrphaned, weeksLeft, amountLeft, dueOn, status } = record
  const isLate = status === 'open' && dueOn !== null && isPast(dueOn)
  return (
    <Figures>
      <Figure label={text('fields.daysOrphaned')}>
        <NumberText value={String(daysOrphaned)} />
      </Figure>
      <Figure label={text('fields.weeksLeft')}>
        <NumberText value={weeksLeft} />
      </Figure>
      <Figure label={text('fields.amountLeft')}>
        <Money value={amountLeft} />
      </Figure>
      {isStaff && (
        <Figure
          label={text('fields.dueOn')}
          {...(isLate && { tone: 'danger', note: text('strip.late') })}
        >
          {dueOn ? <DateText value={dueOn} /> : text('strip.done')}
        </Figure>
      )}
    </Figures>
  )
}
