import { RailCard, RailFact, RailFacts } from '#kit/web/record/RailCard.tsx'
import { useMay } from '#kit/web/Can.tsx'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { usePerson } from '#kit/web/session.ts'
import { useText } from '#kit/web/text.ts'
import { applicationsScreens } from '#modules/applications/contract/applications.screens.ts'
import { paymentBatchesScreens } from '#modules/payment-batches/contract/payment-batches.screens.ts'
import { participantsScreens } from '#modules/participants/contract/participants.screens.ts'
import type { PaymentRecord } from '../contract/payments.endpoints.ts'

/** Who looks after it, and the records that it belongs to. */
export function PaymentRail({ record }: { record: PaymentRecord }) {
  const text = useText()
  const isStaff = usePerson()?.type === 'staff'
  const seesBatches = useMay('view', 'Payment Batches')
  const { participantId, participantReference, assignee, applicationId } = record
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
        <RailFact label={text('fields.applicationId')}>
          <ScreenLink
            screen={applicationsScreens.approvedApplication}
            params={{ id: applicationId }}
          >
            {text('rail.application')}
          </ScreenLink>
        </RailFact>
        {record.batchId && seesBatches && (
          <RailFact label={text('fields.batchId')}>
            <ScreenLink screen={paymentBatchesScreens.paymentBatch} params={{ id: record.batchId }}>
              <span className="numbers">{record.batchReference}</span>
            </ScreenLink>
          </RailFact>
        )}
        {isStaff && <RailFact label={text('fields.assignee')}>{assignee?.name}</RailFact>}
      </RailFacts>
    </RailCard>
  )
}
