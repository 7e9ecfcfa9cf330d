import { Table } from '@mantine/core'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { useText } from '#kit/web/text.ts'
import type { JobRow } from '../contract/clockwork.endpoints.ts'
import { clockworkScreens } from '../contract/clockwork.screens.ts'
import { LastRun, NextRun, ScheduleText } from './job-texts.tsx'
import classes from './clockwork.module.css'

const columns = ['job', 'schedule', 'lastRun', 'nextRun'] as const

/** Those that fail, then the others by area; on a phone each is a card. */
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
        <Table.Tbody key={group} data-group={group}>
          <Table.Tr className={classes.group}>
            <Table.Th scope="rowgroup" colSpan={columns.length}>
              {text(`jobAreas.${group}`)}
            </Table.Th>
          </Table.Tr>
          {rows.map((job) => (
            <JobLine key={job.name} job={job} />
          ))}
        </Table.Tbody>
      ))}
    </Table>
  )
}

function JobLine({ job }: { job: JobRow }) {
  const text = useText()
  return (
    <Table.Tr data-failing={job.failures > 0 || undefined}>
      <Table.Th scope="row">
        <ScreenLink screen={clockworkScreens.clockworkJob} params={{ name: job.name }}>
          {job.title}
        </ScreenLink>
        <span className={classes.does}>{job.does}</span>
      </Table.Th>
      <Table.Td data-label={text('columns.schedule')}>
        <ScheduleText job={job} />
      </Table.Td>
      <Table.Td data-label={text('columns.lastRun')}>
        <LastRun job={job} />
      </Table.Td>
      <Table.Td data-label={text('columns.nextRun')}>
        <NextRun job={job} />
      </Table.Td>
    </Table.Tr>
  )
}
