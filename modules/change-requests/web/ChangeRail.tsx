import { RailCard, RailFact, RailFacts } from '#kit/web/record/RailCard.tsx'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { DateText } from '#kit/web/show/DateText.tsx'
import { usePerson } from '#kit/web/session.ts'
import { useText } from '#kit/web/text.ts'
import { applicationsScreens } from '#modules/applications/contract/applications.screens.ts'
import { employersScreens } from '#modules/employers/contract/employers.screens.ts'
import { participantsScreens } from '#modules/participants/contract/participants.screens.ts'
import type { ChangeRequestRecord } from '../contract/change-requests.endpoints.ts'

/** Whose request it is, and the application that it would change. */
export function ChangeRail({ record }: { record: ChangeRequestRecord }) {
  const text = useText()
  const isStaff = usePerson()?.type === 'staff'
  const { participantId, name, employerId, employer } = record
  const { applicationId, applicationReference, assignee, requestedBy, requestedOn, side } = record
  return (
    <RailCard title={text('rail.links')} brief={record.name}>
      <RailFacts>
        {participantId && (
          <RailFact label={text('fields.name')}>
            <ScreenLink screen={participantsScreens.participant} params={{ id: participantId }}>
              {name}
            </ScreenLink>
          </RailFact>
        )}
        <RailFact label={text('fields.employer')}>
          <ScreenLink screen={employersScreens.employer} params={{ id: employerId }}>
            {employer}
          </ScreenLink>
        </RailFact>
        <RailFact label={text('fields.applicationId')}>
          <ScreenLink
            screen={applicationsScreens.approvedApplication}
            params={{ id: applicationId }}
          >
            <span className="numbers">{applicationReference}</span>
          </ScreenLink>
        </RailFact>
        <RailFact label={text('fields.side')}>
          {text(`choices.side.${side}`)}
          {requestedBy && ` · ${requestedBy}`}
        </RailFact>
        <RailFact label={text('fields.requestedOn')}>
          <DateText value={requestedOn} />
        </RailFact>
        {isStaff && <RailFact label={text('fields.assignee')}>{assignee?.name}</RailFact>}
      </RailFacts>
    </RailCard>
  )
}
