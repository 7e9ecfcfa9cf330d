import { RailCard, RailFact, RailFacts } from '#kit/web/record/RailCard.tsx'
import { BilingualText } from '#kit/web/show/BilingualText.tsx'
import { DateText, InstantText } from '#kit/web/show/DateText.tsx'
import { EmailText, PhoneText } from '#kit/web/show/PhoneText.tsx'
import { useText } from '#kit/web/text.ts'
import type { ParticipantRecord } from '../contract/participants.endpoints.ts'

/** How the person is reached, and what is under way. */
export function ParticipantRail({ record }: { record: ParticipantRecord }) {
  const text = useText()
  const { email, phone, employerName, programName, startsOn, endsOn, consentedAt } = record
  return (
    <>
      <RailCard title={text('rail.contact')} brief={email}>
        <RailFacts>
          <RailFact label={text('fields.email')}>{email && <EmailText value={email} />}</RailFact>
          <RailFact label={text('fields.phone')}>{phone && <PhoneText value={phone} />}</RailFact>
          <RailFact label={text('facts.language')}>
            {text(`choices.language.${record.language}`)}
          </RailFact>
        </RailFacts>
      </RailCard>
      <RailCard title={text('rail.underWay')} brief={employerName}>
        <RailFacts>
          <RailFact label={text('fields.employerName')}>{employerName}</RailFact>
          <RailFact label={text('fields.programName')}>
            {programName && <BilingualText value={programName} />}
          </RailFact>
          <RailFact label={text('fields.startsOn')}>
            {startsOn && <DateText value={startsOn} />}
          </RailFact>
          <RailFact label={text('fields.endsOn')}>{endsOn && <DateText value={endsOn} />}</RailFact>
          <RailFact label={text('fields.consentedAt')}>
            {consentedAt && <InstantText value={consentedAt} />}
          </RailFact>
        </RailFacts>
      </RailCard>
    </>
  )
}
