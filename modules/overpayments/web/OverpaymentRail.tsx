import { RailCard, RailFact, RailFacts } from '#kit/web/record/RailCard.tsx'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { usePerson } from '#kit/web/session.ts'
import { useText } from '#kit/web/text.ts'
import { applicationsScreens } from '#modules/applications/contract/applications.screens.ts'
import { participantsScreens } from '#modules/participants/contract/participants.screens.ts'
import { paymentsScreens } from '#modules/payments/contract/payments.screens.ts'
import type { OverpaymentRecord } from '../contract/overpayments.endpoints.ts'

/** Who looks after it, and the records that it belongs to. */
export function OverpaymentRail({ record }: { record: OverpaymentRecord }) {
  const text = useText()
  const isStaff = usePerson()?.type === 'staff'
  const { paymentId, participantId, participantReference, assignee, applicationId } = record
  return (
    <RailCard title={text('rail.links')} brief={record.paymentReference}>
      <RailFacts>
        <RailFact label={text('fields.paymentId')}>
          <ScreenLink screen={paymentsScreens.payment} params={{ id: paymentId }}>
            <span className="numbers">{record.paymentReference}</span>
          </ScreenLink>
        </RailFact>
        <RailFact label={text('fields.participantReference')}>
          {participantId && (
            <ScreenLink screen={participantsScreens.participant} params={{ id: participantId }}>
              <span className="numbers">{participantReference}</span>
            </ScreenLink>
          )}
        </RailFact>
        <RailFact label={text('fields.applicationId')}>
          <ScreenLink
            screen={applicationsScreens.approvedApplication}
            params={{ id: applicationId }}
          >
            {text('rail.application')}
          </ScreenLink>
        </RailFact>
        {isStaff && <RailFact label={text('fields.assignee')}>{assignee?.name}</RailFact>}
      </RailFacts>
    </RailCard>
  )
}
