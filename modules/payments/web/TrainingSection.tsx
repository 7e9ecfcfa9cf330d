import { useMay } from '#kit/web/Can.tsx'
import { Fact, Facts, RecordSection } from '#kit/web/record/Facts.tsx'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { useText } from '#kit/web/text.ts'
import { fundingRequestsScreens } from '#modules/funding-requests/contract/funding-requests.screens.ts'
import type { PaymentRecord } from '../contract/payments.endpoints.ts'

/** The course that is paid; its costs and its evidence are with its request. */
export function TrainingSection({
  training,
}: {
  training: NonNullable<PaymentRecord['training']>
}) {
  const text = useText()
  const seesRequest = useMay('view', 'STT Funding View')
  const { id, reference, courseTitle } = training
  const shown = <span className="numbers">{reference}</span>
  return (
    <RecordSection title={text('choices.source.training')}>
      <Facts>
        <Fact name="courseTitle" label={text('facts.course')}>
          {courseTitle}
        </Fact>
        <Fact name="request" label={text('facts.request')}>
          {seesRequest ? (
            <ScreenLink screen={fundingRequestsScreens.fundingRequest} params={{ id }}>
              {shown}
            </ScreenLink>
          ) : (
            shown
          )}
        </Fact>
      </Facts>
    </RecordSection>
  )
}
