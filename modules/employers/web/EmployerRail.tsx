import { RailCard, RailFact, RailFacts } from '#kit/web/record/RailCard.tsx'
import { InstantText } from '#kit/web/show/DateText.tsx'
import { EmailText, PhoneText } from '#kit/web/show/PhoneText.tsx'
import { useText } from '#kit/web/text.ts'
import type { EmployerRecord } from '../contract/directory.endpoints.ts'

/** Whom to write to. */
export function EmployerRail({ employer }: { employer: EmployerRecord }) {
  const text = useText()
  const { contactName, contactTitle, contactEmail, contactPhone } = employer
  return (
    <RailCard title={text('rail.contact')} brief={contactName}>
      <RailFacts>
        <RailFact label={text('fields.contactName')}>
          {[contactName, contactTitle].filter(Boolean).join(', ')}
        </RailFact>
        <RailFact label={text('fields.contactEmail')}>
          <EmailText value={contactEmail} />
        </RailFact>
        <RailFact label={text('fields.contactPhone')}>
          <PhoneText value={contactPhone} />
        </RailFact>
        <RailFact label={text('rail.confirmed')}>
          <InstantText value={employer.profileConfirmedAt} />
        </RailFact>
      </RailFacts>
    </RailCard>
  )
}
