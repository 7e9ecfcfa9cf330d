import { useList } from '#kit/web/api-query.ts'
import { Money } from '#kit/web/show/Money.tsx'
import { useText } from '#kit/web/text.ts'
import {
  fundingRequestsEndpoints,
  type RequestRow,
} from '#modules/funding-requests/contract/funding-requests.endpoints.ts'
import { fundingRequestsScreens } from '#modules/funding-requests/contract/funding-requests.screens.ts'
import { training } from '../places.ts'
import classes from './rows.module.css'
import { WorkLine } from './WorkLine.tsx'
import { pageOfRows, WorkRows } from './WorkRows.tsx'

/** Courses whose form was sent and that wait for a decision, the one that begins first on top. */
export function TrainingRows() {
  const answer = useList<RequestRow>(fundingRequestsEndpoints.listFundingRequests, {
    ...training.query,
    stage: 'awaitingApproval',
    perPage: pageOfRows,
  })
  return <WorkRows name="training" answer={answer} line={(row) => <Line row={row} />} />
}

function Line({
  row: { id, name, employer, courseTitle, reference, requestedAmount },
}: {
  row: RequestRow
}) {
  const text = useText()
  return (
    <WorkLine
      address={{ screen: fundingRequestsScreens.fundingRequest, params: { id } }}
      name={name ?? employer}
      about={
        <>
          <span className="numbers">{reference}</span> · {courseTitle}
        </>
      }
      step={text('steps.training')}
    >
      <span className={classes.amount}>
        <Money value={requestedAmount} />
      </span>
    </WorkLine>
  )
}
