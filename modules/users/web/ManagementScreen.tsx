import { Button, Table } from '@mantine/core'
import { IconUsers } from '@tabler/icons-react'
import { useState } from 'react'
import { useAnswer } from '#kit/web/api-query.ts'
import { useMay } from '#kit/web/Can.tsx'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { EmptyState } from '#kit/web/show/EmptyState.tsx'
import { None } from '#kit/web/show/Money.tsx'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { ProblemState } from '#kit/web/show/ProblemState.tsx'
import { WaitingPart } from '#kit/web/show/WaitingPart.tsx'
import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import { useText } from '#kit/web/text.ts'
import { managementEndpoints, type Colleague } from '../contract/management.endpoints.ts'
import { userStatus } from '../contract/user.ts'
import { usersScreens } from '../contract/users.screens.ts'
import { HandOverDialog } from './HandOverDialog.tsx'
import { TeamsPanel } from './TeamsPanel.tsx'
import classes from './users.module.css'

/** What waits for each colleague, and the teams. */
export function ManagementScreen() {
  const text = useText()
  return (
    <>
      <PageHeader title={text('screens.usersManagement')} />
      <div className={classes.panels}>
        <section className={`surface ${classes.panel}`} aria-labelledby="colleagues">
          <h2 id="colleagues">{text('sections.colleagues')}</h2>
          <Colleagues />
        </section>
        <TeamsPanel />
      </div>
    </>
  )
}

function Colleagues() {
  const text = useText()
  const answer = useAnswer(managementEndpoints.readManagement, {})
  const [from, setFrom] = useState<Colleague | null>(null)
  if (answer.error && !answer.data)
    return <ProblemState error={answer.error} retry={() => void answer.refetch()} />
  if (!answer.data) return <WaitingPart height={240} />
  const { data, kinds } = answer.data
  if (data.length === 0)
    return (
      <EmptyState
        mark={<IconUsers size={28} stroke={1.5} />}
        title={text('list.management.empty')}
        body={text('list.management.hint')}
      />
    )
  return (
    <div className={classes.scroller}>
      <Table className={classes.table}>
        <caption className="only-spoken">{text('sections.colleagues')}</caption>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{text('fields.name')}</Table.Th>
            <Table.Th>{text('fields.role')}</Table.Th>
            <Table.Th>{text('fields.team')}</Table.Th>
            {kinds.map((kind) => (
              <Table.Th key={kind} className={classes.number} title={text(`kinds.${kind}`)}>
                {text(`shortKinds.${kind}`)}
              </Table.Th>
            ))}
            <Table.Th className="no-print">
              <span className="only-spoken">{text('actions.handOver')}</span>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {data.map((colleague) => (
            <ColleagueRow
              key={colleague.id}
              colleague={colleague}
              kinds={kinds}
              handOver={() => setFrom(colleague)}
            />
          ))}
        </Table.Tbody>
      </Table>
      {from && <HandOverDialog from={from} close={() => setFrom(null)} />}
    </div>
  )
}

function ColleagueRow(props: {
  colleague: Colleague
  kinds: readonly string[]
  handOver: () => void
}) {
  const text = useText()
  const mayHandOver = useMay('assign', 'Users Management')
  const { id, name, role, team, status, openWork } = props.colleague
  return (
    <Table.Tr>
      <Table.Th scope="row" className={classes.person}>
        <ScreenLink screen={usersScreens.user} params={{ id }}>
          {name}
        </ScreenLink>
        {status !== 'active' && <StatusBadge of={userStatus} state={status} />}
      </Table.Th>
      <Table.Td data-label={text('fields.role')}>{role.name}</Table.Td>
      <Table.Td data-label={text('fields.team')}>{team ?? <None />}</Table.Td>
      {props.kinds.map((kind) => (
        <Table.Td
          key={kind}
          data-label={text(`kinds.${kind}`)}
          className={`numbers ${classes.number}`}
        >
          {openWork.find((each) => each.kind === kind)?.count ?? <None />}
        </Table.Td>
      ))}
      <Table.Td className={`no-print ${classes.number}`}>
        {mayHandOver && openWork.length > 0 && (
          <Button
            variant="default"
            size="compact-sm"
            aria-label={text('handOver.title', { name })}
            onClick={props.handOver}
          >
            {text('actions.handOver')}
          </Button>
        )}
      </Table.Td>
    </Table.Tr>
  )
}
