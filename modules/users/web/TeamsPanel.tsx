import { Button } from '@mantine/core'
import { IconPlus, IconUsersGroup } from '@tabler/icons-react'
import { useState } from 'react'
import { useAnswer } from '#kit/web/api-query.ts'
import { useMay } from '#kit/web/Can.tsx'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { EmptyState } from '#kit/web/show/EmptyState.tsx'
import { ProblemState } from '#kit/web/show/ProblemState.tsx'
import { WaitingPart } from '#kit/web/show/WaitingPart.tsx'
import { useText } from '#kit/web/text.ts'
import { managementEndpoints, type TeamRecord } from '../contract/management.endpoints.ts'
import { usersScreens } from '../contract/users.screens.ts'
import { RemoveTeamDialog, TeamDialog } from './TeamDialogs.tsx'
import classes from './users.module.css'

type Open = { act: 'add' } | { act: 'rename' | 'remove'; team: TeamRecord } | null

/** The teams, each with how many are in it. */
export function TeamsPanel() {
  const text = useText()
  const mayChange = useMay('update', 'Users Management')
  const answer = useAnswer(managementEndpoints.listTeams, {})
  const [open, setOpen] = useState<Open>(null)
  const teams = answer.data?.data ?? []
  const close = () => setOpen(null)
  return (
    <section className={`surface ${classes.panel}`} aria-labelledby="teams">
      <div className={classes.panelHead}>
        <h2 id="teams">{text('sections.teams')}</h2>
        {mayChange && (
          <Button
            className="no-print"
            variant="default"
            size="compact-sm"
            leftSection={<IconPlus size={14} aria-hidden />}
            onClick={() => setOpen({ act: 'add' })}
          >
            {text('actions.addTeam')}
          </Button>
        )}
      </div>
      <Teams answer={answer} teams={teams} open={setOpen} />
      {open?.act === 'add' && <TeamDialog team={null} close={close} />}
      {open?.act === 'rename' && <TeamDialog team={open.team} close={close} />}
      {open?.act === 'remove' && <RemoveTeamDialog team={open.team} teams={teams} close={close} />}
    </section>
  )
}

function Teams(props: {
  answer: { data: unknown; error: unknown; refetch: () => unknown }
  teams: readonly TeamRecord[]
  open: (open: Open) => void
}) {
  const text = useText()
  const { answer, teams, open } = props
  const mayChange = useMay('update', 'Users Management')
  const mayRemove = useMay('delete', 'Users Management')
  if (answer.error && !answer.data)
    return <ProblemState error={answer.error} retry={() => void answer.refetch()} />
  if (!answer.data) return <WaitingPart height={120} />
  if (teams.length === 0)
    return (
      <EmptyState
        mark={<IconUsersGroup size={28} stroke={1.5} />}
        title={text('list.teams.empty')}
        body={text('list.teams.hint')}
      />
    )
  return (
    <ul className={classes.teams}>
      {teams.map((team) => (
        <li key={team.id}>
          <div>
            <strong>{team.name}</strong>
            <ScreenLink
              screen={usersScreens.systemUsers}
              query={{ 'filter[teamId]': team.id }}
              className={classes.members}
            >
              {text('facts.members', { count: team.members })}
            </ScreenLink>
          </div>
          <div className={`no-print ${classes.teamActs}`}>
            {mayChange && (
              <Button
                variant="subtle"
                size="compact-sm"
                aria-label={text('teams.renameTitle', { name: team.name })}
                onClick={() => open({ act: 'rename', team })}
              >
                {text('actions.rename')}
              </Button>
            )}
            {mayRemove && (
              <Button
                variant="subtle"
                c="var(--mantine-color-error)"
                size="compact-sm"
                aria-label={text('teams.removeVerb', { name: team.name })}
                onClick={() => open({ act: 'remove', team })}
              >
                {text('actions.remove')}
              </Button>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
