import { RailCard, RailFact, RailFacts } from '#kit/web/record/RailCard.tsx'
import { DateText, InstantText } from '#kit/web/show/DateText.tsx'
import { EmailText, PhoneText } from '#kit/web/show/PhoneText.tsx'
import { useText } from '#kit/web/text.ts'
import type { LeadRecord } from '../contract/leads.endpoints.ts'

/** Who works on the lead, how it is reached, and since when. */
export function LeadRail({ record }: { record: LeadRecord }) {
  const text = useText()
  const { email, phone, assignee } = record
  return (
    <>
      <RailCard title={text('rail.people')} brief={assignee?.name ?? text('list.unassigned')}>
        <RailFacts>
          <RailFact label={text('fields.assigneeId')}>
            {assignee?.name ?? text('list.unassigned')}
          </RailFact>
          <RailFact label={text('fields.email')}>{email && <EmailText value={email} />}</RailFact>
          <RailFact label={text('fields.phone')}>{phone && <PhoneText value={phone} />}</RailFact>
        </RailFacts>
      </RailCard>
      <RailCard title={text('rail.dates')} brief={<DateText value={record.createdAt} />}>
        <RailFacts>
          <RailFact label={text('fields.createdAt')}>
            <InstantText value={record.createdAt} />
          </RailFact>
          <RailFact label={text('fields.statusEnteredAt')}>
            <InstantText value={record.statusEnteredAt} />
          </RailFact>
          <RailFact label={text('fields.convertedAt')}>
            {record.convertedAt && <InstantText value={record.convertedAt} />}
          </RailFact>
          <RailFact label={text('rail.undoableUntil')}>
            {record.can['undoConversion'] === true && record.undoableUntil && (
              <DateText value={record.undoableUntil} />
            )}
          </RailFact>
          <RailFact label={text('fields.updatedAt')}>
            <InstantText value={record.updatedAt} />
          </RailFact>
        </RailFacts>
      </RailCard>
    </>
  )
}
