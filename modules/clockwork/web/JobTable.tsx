import { Table } from '@mantine/core'
import { useText } from '#kit/web/text.ts'
import type { JobRow } from '../contract/clockwork.endpoints.ts'
import { JobGroup } from './JobGroup.tsx'
import classes from './clockwork.module.css'

const columns = ['job', 'schedule', 'lastRun', 'nextRun'] as const

/** Those that fail, then the others by area; where there is no room each is a card. */
export function JobTable({ jobs }: { jobs: readonly JobRow[] }) {
  const text = useText()
  const groups = Map.groupBy(jobs, ({ failures, area }) => (failures > 0 ? 'failing' : area))
  return (
    <Table className={classes.jobs} verticalSpacing="xs" data-all>
      <Table.Caption className="only-spoken">{text('screens.settingsClockwork')}</Table.Caption>
      <Table.Thead>
        <Table.Tr>
          {columns.map((name) => (
            <Table.Th key={name} scope="col">
              {text(`columns.${name}`)}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      {[...groups].map(([group, rows]) => (
        <JobGroup key={group} group={group} jobs={rows} columns={columns.length} />
      ))}
    </Table>
  )
}
