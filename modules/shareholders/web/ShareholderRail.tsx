import { RailCard, RailFact, RailFacts } from '#kit/web/record/RailCard.tsx'
import { DateText, InstantText } from '#kit/web/show/DateText.tsx'
import { EmailText, PhoneText } from '#kit/web/show/PhoneText.tsx'
import { useText } from '#kit/web/text.ts'
import { LeadsBehind } from '#modules/leads/web/pieces/LeadsBehind.tsx'
import type { ShareholderRecord } from '../contract/shareholders.endpoints.ts'
import { Tags } from './Tags.tsx'

/** Who looks after the shareholder, how they are reached, and since when. */
export function ShareholderRail({ record }: { record: ShareholderRecord }) {
  const text = useText()
  const { email, phone, assignee, tags } = record
  return (
    <>
      <RailCard title={text('rail.people')} brief={assignee?.name ?? text('list.unassigned')}>
        <RailFacts>
          <RailFact label={text('fields.assigneeId')}>
            {assignee?.name ?? text('list.unassigned')}
          </RailFact>
          <RailFact label={text('fields.email')}>{email && <EmailText value={email} />}</RailFact>
          <RailFact label={text('fields.phone')}>{phone && <PhoneText value={phone} />}</RailFact>
          <RailFact label={text('fields.tags')}>
            {tags && tags.length > 0 && <Tags names={tags} />}
          </RailFact>
        </RailFacts>
      </RailCard>
      <RailCard title={text('rail.dates')} brief={<DateText value={record.createdAt} />}>
        <RailFacts>
          <RailFact label={text('fields.enteredRegisterOn')}>
            {record.enteredRegisterOn && <DateText value={record.enteredRegisterOn} />}
          </RailFact>
          <RailFact label={text('fields.ceasedOn')}>
            {record.ceasedOn && <DateText value={record.ceasedOn} />}
          </RailFact>
          <LeadsBehind shareholderId={record.id} />
          <RailFact label={text('fields.createdAt')}>
            <InstantText value={record.createdAt} />
          </RailFact>
        </RailFacts>
      </RailCard>
    </>
  )
}
