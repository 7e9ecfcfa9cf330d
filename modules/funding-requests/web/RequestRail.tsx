import { RailCard, RailFact, RailFacts } from '#kit/web/record/RailCard.tsx'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { usePerson } from '#kit/web/session.ts'
import { useText } from '#kit/web/text.ts'
import { applicationsScreens } from '#modules/applications/contract/applications.screens.ts'
import { participantsScreens } from '#modules/participants/contract/participants.screens.ts'
import { paymentsScreens } from '#modules/payments/contract/payments.screens.ts'
import type { RequestRecord } from '../contract/funding-requests.endpoints.ts'

/** Who looks after it, and the records that it belongs to. */
export function RequestRail({ record }: { record: RequestRecord }) {
  const text = useText()
  const isStaff = usePerson()?.type === 'staff'
  const { participantId, participantReference, assignee, applicationId, payment } = record
  return (
    <RailCard title={text('rail.links')} brief={record.name}>
      <RailFacts>
        <RailFact label={text('fields.participantReference')}>
          {participantId && (
            <ScreenLink screen={participantsScreens.participant} params={{ id: participantId }}>
              <span className="numbers">{participantReference}</span>
            </ScreenLink>
          )}
        </RailFact>
        <RailFact label={text('facts.application')}>
          <ScreenLink
            screen={applicationsScreens.approvedApplication}
            params={{ id: applicationId }}
          >
            {text('rail.application')}
          </ScreenLink>
        </RailFact>
        {payment && (
          <RailFact label={text('rail.payment')}>
            <ScreenLink screen={paymentsScreens.payment} params={{ id: payment.id }}>
              <span className="numbers">{payment.reference}</span>
            </ScreenLink>
          </RailFact>
        )}
        {isStaff && <RailFact label={text('fields.assignee')}>{assignee?.name}</RailFact>}
      </RailFacts>
    </RailCard>
  )
}
