import { RailCard, RailFact, RailFacts } from '#kit/web/record/RailCard.tsx'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { DateText } from '#kit/web/show/DateText.tsx'
import { EmailText, PhoneText } from '#kit/web/show/PhoneText.tsx'
import { useText } from '#kit/web/text.ts'
import { applicationsScreens } from '#modules/applications/contract/applications.screens.ts'
import { participantsScreens } from '#modules/participants/contract/participants.screens.ts'
import type { OrphanedRecord } from '../contract/orphaned.endpoints.ts'

/** How the person is reached, who looks after the case, and where it comes from. */
export function OrphanedRail({ record }: { record: OrphanedRecord }) {
  const text = useText()
  const { email, phone, assignee, orphanedOn, participantId, applicationId, rematch } = record
  const { participant } = participantsScreens
  const { approvedApplication } = applicationsScreens
  return (
    <>
      <RailCard title={text('rail.contact')} brief={email}>
        <RailFacts>
          <RailFact label={text('facts.email')}>{email && <EmailText value={email} />}</RailFact>
          <RailFact label={text('facts.phone')}>{phone && <PhoneText value={phone} />}</RailFact>
          <RailFact label={text('fields.assignee')}>{assignee?.name}</RailFact>
          <RailFact label={text('fields.orphanedOn')}>
            <DateText value={orphanedOn} />
          </RailFact>
        </RailFacts>
      </RailCard>
      {participantId && applicationId && (
        <RailCard title={text('rail.links')} brief={null}>
          <ScreenLink screen={participant} params={{ id: participantId }}>
            {text('rail.participant')}
          </ScreenLink>
          <br />
          <ScreenLink screen={approvedApplication} params={{ id: applicationId }}>
            {text('rail.application')}
          </ScreenLink>
          {rematch && (
            <>
              <br />
              <ScreenLink screen={approvedApplication} params={{ id: rematch.applicationId }}>
                {text('rail.rematch')}
              </ScreenLink>
            </>
          )}
        </RailCard>
      )}
    </>
  )
}
