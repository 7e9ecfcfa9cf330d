import { useList } from '#kit/web/api-query.ts'
import { useText } from '#kit/web/text.ts'
import {
  directoryEndpoints,
  type EmployerRow,
} from '#modules/employers/contract/directory.endpoints.ts'
import { employersScreens } from '#modules/employers/contract/employers.screens.ts'
import { accountsToVerify } from '../places.ts'
import { WorkLine } from './WorkLine.tsx'
import { pageOfRows, WorkRows } from './WorkRows.tsx'

/** Employers with a bank account that waits to be verified. */
export function AccountRows() {
  const answer = useList<EmployerRow>(directoryEndpoints.listEmployerDirectory, {
    ...accountsToVerify.query,
    perPage: pageOfRows,
  })
  return <WorkRows name="accounts" answer={answer} line={(row) => <Line row={row} />} />
}

function Line({ row: { id, legalName, city, contactName } }: { row: EmployerRow }) {
  const text = useText()
  return (
    <WorkLine
      address={{ screen: employersScreens.employer, params: { id } }}
      name={legalName}
      about={`${city} · ${contactName}`}
      step={text('steps.accounts')}
    />
  )
}
