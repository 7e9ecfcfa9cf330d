import { useList } from '#kit/web/api-query.ts'
import { Money } from '#kit/web/show/Money.tsx'
import { useText } from '#kit/web/text.ts'
import {
  supplementsEndpoints,
  type SupplementRow,
} from '#modules/supplements/contract/supplements.endpoints.ts'
import { supplementsScreens } from '#modules/supplements/contract/supplements.screens.ts'
import { supplementsToDecide } from '../places.ts'
import classes from './rows.module.css'
import { WorkLine } from './WorkLine.tsx'
import { pageOfRows, WorkRows } from './WorkRows.tsx'

/** Supplements that wait for a decision, the one that begins first on top. */
export function SupplementRows() {
  const answer = useList<SupplementRow>(supplementsEndpoints.listSupplements, {
    ...supplementsToDecide.query,
    perPage: pageOfRows,
  })
  return <WorkRows name="supplements" answer={answer} line={(row) => <Line row={row} />} />
}

function Line({ row: { id, name, employer, reference, requestedAmount } }: { row: SupplementRow }) {
  const text = useText()
  return (
    <WorkLine
      address={{ screen: supplementsScreens.supplement, params: { id } }}
      name={name ?? employer}
      about={
        <>
          <span className="numbers">{reference}</span> · {employer}
        </>
      }
      step={text('steps.supplements')}
    >
      <span className={classes.amount}>
        <Money value={requestedAmount} />
      </span>
    </WorkLine>
  )
}
