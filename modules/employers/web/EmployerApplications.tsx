import { Skeleton, Table } from '@mantine/core'
import { useAnswer } from '#kit/web/api-query.ts'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { DateText } from '#kit/web/show/DateText.tsx'
import { Money } from '#kit/web/show/Money.tsx'
import { ProblemState } from '#kit/web/show/ProblemState.tsx'
import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import { ModuleName, useText } from '#kit/web/text.ts'
import { applicationStatus } from '#modules/applications/contract/application.status.ts'
import { recordOf } from '#modules/applications/contract/application.stages.ts'
import { directoryEndpoints, type EmployerApplication } from '../contract/directory.endpoints.ts'
import classes from './employers.module.css'

/** The employer's applications that the reader may see, newest first. */
export function EmployerApplications({ employerId: id }: { employerId: string }) {
  const text = useText()
  const answer = useAnswer(directoryEndpoints.listEmployerApplications, { params: { id } })
  if (answer.error && !answer.data)
    return <ProblemState error={answer.error} retry={() => void answer.refetch()} />
  if (!answer.data) return <Skeleton height={120} />
  const { data, total } = answer.data
  if (data.length === 0) return <p className="quiet">{text('applications.none')}</p>
  return (
    <>
      <Rows rows={data} />
      {total > data.length && (
        <p className="quiet">{text('applications.newest', { count: data.length, total })}</p>
      )}
    </>
  )
}

const columns = ['reference', 'participantName', 'status', 'submittedAt'] as const

function Rows({ rows }: { rows: readonly EmployerApplication[] }) {
  const text = useText()
  const words = useText('applications')
  return (
    <Table className={classes.applications} verticalSpacing="xs">
      <Table.Caption className="only-spoken">{text('sections.applications')}</Table.Caption>
      <Table.Thead>
        <Table.Tr>
          {columns.map((name) => (
            <Table.Th key={name} scope="col">
              {words(`fields.${name}`)}
            </Table.Th>
          ))}
          <Table.Th scope="col" ta="end">
            {text('applications.amount')}
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </Table.Tbody>
    </Table>
  )
}

function Row({ row }: { row: EmployerApplication }) {
  const { id, reference, participantName, positionTitle, approvedAmount, requestedAmount } = row
  return (
    <Table.Tr>
      <Table.Th scope="row">
        <ScreenLink screen={recordOf(row.stage ?? 'rejected')} params={{ id }}>
          {reference}
        </ScreenLink>
        <span className="quiet">{row.programCode}</span>
      </Table.Th>
      <Table.Td>
        {participantName}
        <span className="quiet">{positionTitle}</span>
      </Table.Td>
      <Table.Td>
        <ModuleName value="applications">
          <StatusBadge of={applicationStatus} state={row.status} inList />
        </ModuleName>
      </Table.Td>
      <Table.Td>
        <DateText value={row.submittedAt} />
      </Table.Td>
      <Table.Td ta="end">
        <Money value={approvedAmount ?? requestedAmount} />
      </Table.Td>
    </Table.Tr>
  )
}
