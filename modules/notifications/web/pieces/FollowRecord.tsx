import { Button } from '@mantine/core'
import { IconBell, IconBellOff, IconBellRinging } from '@tabler/icons-react'
import { useAnswer, useChange } from '#kit/web/api-query.ts'
import { DropMenu } from '#kit/web/menu/DropMenu.tsx'
import type { RecordKey } from '#kit/web/record/record-parts.ts'
import { usePerson } from '#kit/web/session.ts'
import { useProblemText } from '#kit/web/show/problem-text.ts'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { isFollowable, type Followable } from '../../contract/followable.ts'
import { followingEndpoints, type Stance } from '../../contract/following.endpoints.ts'
import classes from './notices.module.css'

/** What somebody wants to hear of the record that is shown, and the way to change it. */
export function FollowRecord({ kind, id }: RecordKey) {
  const isStaff = usePerson()?.type === 'staff'
  return isStaff && isFollowable(kind) ? <Following key={id} entity={kind} id={id} /> : null
}

const icons = { usual: IconBell, follow: IconBellRinging, mute: IconBellOff }

function Following(of: { entity: Followable; id: string }) {
  const text = useText('notifications')
  const { data } = useAnswer(followingEndpoints.readStance, { query: of })
  const choose = useChoose(of)
  if (!data?.stance) return null
  const { stance } = data
  const Icon = icons[stance]
  const entry = (wanted: Exclude<Stance, 'usual'>, begin: string, end: string) => ({
    key: wanted,
    label: text(`following.${stance === wanted ? end : begin}`),
    run: () => choose(stance === wanted ? 'usual' : wanted),
  })
  return (
    <DropMenu
      position="bottom-start"
      groups={[[entry('follow', 'follow', 'unfollow'), entry('mute', 'mute', 'unmute')]]}
      button={
        <Button
          className={`${classes.follow} no-print`}
          variant="subtle"
          color="gray"
          size="compact-xs"
          leftSection={<Icon size={16} aria-hidden />}
          aria-label={text('following.menu', { state: text(`following.state.${stance}`) })}
          data-stance={stance}
        >
          {stance === 'usual' ? null : text(`following.state.${stance}`)}
        </Button>
      }
    />
  )
}

function useChoose(of: { entity: Followable; id: string }) {
  const text = useText('notifications')
  const problemText = useProblemText()
  const set = useChange(followingEndpoints.setStance)
  return async (stance: Stance) => {
    try {
      await set.mutateAsync({ params: of, body: { stance } })
      toast.success(text(`following.said.${stance}`))
    } catch (problem) {
      toast.error(problemText(problem), problem)
    }
  }
}
