import { useList } from '#kit/web/api-query.ts'
import { DateText } from '#kit/web/show/DateText.tsx'
import { useText } from '#kit/web/text.ts'
import {
  changeRequestsEndpoints,
  type ChangeRequestRow,
} from '#modules/change-requests/contract/change-requests.endpoints.ts'
import { changeRequestsScreens } from '#modules/change-requests/contract/change-requests.screens.ts'
import type { Place } from '../places.ts'
import { WorkLine } from './WorkLine.tsx'
import { pageOfRows, WorkRows } from './WorkRows.tsx'

interface ChangeRowsProps {
  name: 'changesToRecommend' | 'changesToDecide'
  to: Place
}

/** Change requests that wait for one step, the oldest on top. */
export function ChangeRows({ name, to }: ChangeRowsProps) {
  const answer = useList<ChangeRequestRow>(changeRequestsEndpoints.listChangeRequests, {
    ...to.query,
    perPage: pageOfRows,
  })
  return <WorkRows name={name} answer={answer} line={(row) => <Line row={row} step={name} />} />
}

function Line(props: { row: ChangeRequestRow; step: ChangeRowsProps['name'] }) {
  const text = useText()
  const { id, name, employer, reference, requestedOn } = props.row
  return (
    <WorkLine
      address={{ screen: changeRequestsScreens.changeRequest, params: { id } }}
      name={name ?? employer}
      about={
        <>
          <span className="numbers">{reference}</span> · {employer}
        </>
      }
      step={text(`steps.${props.step}`)}
    >
      <DateText value={requestedOn} />
    </WorkLine>
  )
}
