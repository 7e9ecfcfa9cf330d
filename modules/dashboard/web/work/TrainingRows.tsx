import { useList } from '#kit/web/api-query.ts'
import { ScreenButton } from '#kit/web/ScreenButton.tsx'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { Money } from '#kit/web/show/Money.tsx'
import { useText } from '#kit/web/text.ts'
import {
  fundingRequestsEndpoints,
  type RequestRow,
} from '#modules/funding-requests/contract/funding-requests.endpoints.ts'
import { fundingRequestsScreens } from '#modules/funding-requests/contract/funding-requests.screens.ts'
import { training } from '../places.ts'
import classes from './rows.module.css'
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
  const step = text('steps.training')
  const who = name ?? employer
  const address = { screen: fundingRequestsScreens.fundingRequest, params: { id } }
  return (
    <>
      <div className={classes.who}>
        <ScreenLink {...address}>{who}</ScreenLink>
        <span className="quiet">
          <span className="numbers">{reference}</span> · {courseTitle}
        </span>
      </div>
      <span className={classes.step}>
        <Money value={requestedAmount} />
        <ScreenButton
          {...address}
          variant="default"
          px="sm"
          className={`no-print ${classes.act}`}
          aria-label={text('steps.of', { step, name: who })}
        >
          {step}
        </ScreenButton>
      </span>
    </>
  )
}
