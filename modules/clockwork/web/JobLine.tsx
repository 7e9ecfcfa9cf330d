import { Table } from '@mantine/core'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { useText } from '#kit/web/text.ts'
import type { JobRow } from '../contract/clockwork.endpoints.ts'
import { clockworkScreens } from '../contract/clockwork.screens.ts'
import { LastRun, NextRun, ScheduleText } from './job-texts.tsx'
import classes from './clockwork.module.css'

/** What it is, how often it runs and how that went; on a phone its own screen says what it does. */
export function JobLine({ job }: { job: JobRow }) {
  const text = useText()
  return (
    <Table.Tr data-failing={job.failures > 0 || undefined}>
      <Table.Th scope="row">
        <ScreenLink screen={clockworkScreens.clockworkJob} params={{ name: job.name }}>
          {job.title}
        </ScreenLink>
        <span className={classes.does}>{job.does}</span>
      </Table.Th>
      <Table.Td data-label={text('columns.schedule')} className={classes.schedule}>
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
