import { useList } from '#kit/web/api-query.ts'
import { Money } from '#kit/web/show/Money.tsx'
import { useText } from '#kit/web/text.ts'
import {
  fundingRequestsEndpoints,
  type RequestRow,
} from '#modules/funding-requests/contract/funding-requests.endpoints.ts'
import { fundingRequestsScreens } from '#modules/funding-requests/contract/funding-requests.screens.ts'
import { training, trainingToReview } from '../places.ts'
import classes from './rows.module.css'
import { WorkLine } from './WorkLine.tsx'
import { pageOfRows, WorkRows } from './WorkRows.tsx'

const asked = {
  training: { ...training.query, stage: 'awaitingApproval' },
  trainingToReview: { ...trainingToReview.query, stage: 'approved' },
} as const
type Name = keyof typeof asked

/** Courses whose form, or whose evidence, was sent and waits, the one that begins first on top. */
export function TrainingRows({ name }: { name: Name }) {
  const answer = useList<RequestRow>(fundingRequestsEndpoints.listFundingRequests, {
    ...asked[name],
    perPage: pageOfRows,
  })
  return <WorkRows name={name} answer={answer} line={(row) => <Line row={row} work={name} />} />
}

function Line({
  row: { id, name, employer, courseTitle, reference, requestedAmount, approvedAmount },
  work,
}: {
  row: RequestRow
  work: Name
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
      step={text(`steps.${work}`)}
    >
      <span className={classes.amount}>
        <Money value={approvedAmount ?? requestedAmount} />
      </span>
    </WorkLine>
  )
}
