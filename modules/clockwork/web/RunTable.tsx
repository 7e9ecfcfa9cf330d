import { Table } from '@mantine/core'
import { ToneBadge } from '#kit/web/show/StatusBadge.tsx'
import { useText } from '#kit/web/text.ts'
import type { JobRunRow } from '../contract/clockwork.endpoints.ts'
import { DurationText, MomentText } from './job-texts.tsx'
import classes from './clockwork.module.css'

const columns = ['endedAt', 'state', 'duration', 'begun'] as const

/** The last runs, the latest first; of a failure its code alone. */
export function RunTable({ runs }: { runs: readonly JobRunRow[] }) {
  const text = useText()
  if (runs.length === 0) return <p className="quiet">{text('runs.empty')}</p>
  return (
    <Table className={classes.jobs} verticalSpacing="xs">
      <Table.Caption className="only-spoken">{text('runs.title')}</Table.Caption>
      <Table.Thead>
        <Table.Tr>
          {columns.map((name) => (
            <Table.Th key={name} scope="col">
              {text(`runs.${name}`)}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {runs.map((run) => (
          <RunLine key={run.id} run={run} />
        ))}
      </Table.Tbody>
    </Table>
  )
}

function RunLine({ run }: { run: JobRunRow }) {
  const text = useText()
  return (
    <Table.Tr>
      <Table.Th scope="row">
        <MomentText value={run.endedAt} />
      </Table.Th>
      <Table.Td data-label={text('runs.state')}>
        {run.state === 'failed' ? (
          <div className={classes.run}>
            <ToneBadge tone="danger">{text('runs.failed')}</ToneBadge>
            <code>{run.failure}</code>
          </div>
        ) : (
          text('runs.worked')
        )}
      </Table.Td>
      <Table.Td data-label={text('runs.duration')}>
        <DurationText milliseconds={run.milliseconds} />
      </Table.Td>
      <Table.Td data-label={text('runs.begun')}>
        {text(run.isByHand ? 'runs.byHand' : 'runs.byItself')}
      </Table.Td>
    </Table.Tr>
  )
}
