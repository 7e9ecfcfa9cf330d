import { lazy, Suspense } from 'react'
import { useRecord } from '#kit/web/api-query.ts'
import { RecordDialog } from '#kit/web/dialog/RecordDialog.tsx'
import { useCloseDialog } from '#kit/web/go.ts'
import { useScreenParams } from '#kit/web/router/address.ts'
import { ProblemState } from '#kit/web/show/ProblemState.tsx'
import { WaitingPart } from '#kit/web/show/WaitingPart.tsx'
import { useText } from '#kit/web/text.ts'
import {
  fundingRequestsEndpoints,
  type RequestRecord,
} from '../contract/funding-requests.endpoints.ts'

const ReviewPanel = lazy(() =>
  import('./ReviewPanel.tsx').then((m) => ({ default: m.ReviewPanel })),
)

/** The review for payment by its own address; what cannot be reviewed says why. */
export function ReviewRequestForPayment() {
  const text = useText()
  const { id = '' } = useScreenParams()
  const close = useCloseDialog()
  const { data, error, refetch } = useRecord(fundingRequestsEndpoints.readFundingRequest, { id })
  if (data?.can['review'] === true)
    return (
      <Suspense>
        <ReviewPanel key={id} record={data} close={close} />
      </Suspense>
    )
  return (
    <RecordDialog title={text('screens.reviewForPayment')}>
      {error && <ProblemState error={error} retry={() => void refetch()} />}
      {!data && !error && <WaitingPart />}
      {data && <NotNow record={data} />}
    </RecordDialog>
  )
}

function NotNow({ record: { can } }: { record: RequestRecord }) {
  const text = useText()
  const review = can['review']
  const isTold = typeof review === 'object'
  return <p>{isTold ? text(`reasons.${review.reason}`) : text('review.notNow')}</p>
}
