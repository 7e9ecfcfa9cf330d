import { Table } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import { NumberText } from '#kit/web/show/Money.tsx'
import { useText } from '#kit/web/text.ts'
import type { JobRow } from '../contract/clockwork.endpoints.ts'
import classes from './clockwork.module.css'
import { JobLine } from './JobLine.tsx'

interface JobGroupProps {
  group: JobRow['area'] | 'failing'
  jobs: readonly JobRow[]
  columns: number
}

/** The jobs of an area; on a phone those that work are folded until they are asked for. */
export function JobGroup({ group, jobs, columns }: JobGroupProps) {
  const name = useText()(`jobAreas.${group}`)
  const isPhone = useMediaQuery('(width < 37.5em)', false, { getInitialValueInEffect: false })
  const [isOpen, setOpen] = useState(group === 'failing')
  return (
    <Table.Tbody data-group={group}>
      <Table.Tr className={classes.group}>
        <Table.Th scope="rowgroup" colSpan={columns}>
          {isPhone ? (
            <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {name} <NumberText value={String(jobs.length)} />
              <IconChevronDown size={16} aria-hidden />
            </button>
          ) : (
            name
          )}
        </Table.Th>
      </Table.Tr>
      {(isOpen || !isPhone) && jobs.map((job) => <JobLine key={job.name} job={job} />)}
    </Table.Tbody>
  )
}
