import { IconLinkOff } from '@tabler/icons-react'
import type { ApiProblem } from '#kit/web/api-problem.ts'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { ProblemState } from '#kit/web/show/ProblemState.tsx'
import { MessageScreen } from '#kit/web/screens/MessageScreen.tsx'
import { intakeScreens } from '../../contract/intake.screens.ts'
import type { Side } from '../../contract/intake.ts'
import { useWords } from '../words/use-words.ts'
import { FreshLink } from './FreshLink.tsx'
import classes from './form.module.css'

const mark = <IconLinkOff size={34} stroke={1.5} />

/** Why a link does not open its form, and the way on. */
export function LinkProblem(props: {
  problem: ApiProblem | null
  token: string
  side: Side
  retry: () => void
}) {
  const { problem, token, side, retry } = props
  const words = useWords()
  if (problem?.code === 'linkExpired')
    return (
      <MessageScreen
        mark={mark}
        title={words('invitation.expiredTitle')}
        body={words('invitation.expiredBody')}
      >
        <FreshLink token={token} />
      </MessageScreen>
    )
  const isUnknown = problem && [400, 404, 422].includes(problem.status)
  if (!isUnknown) return <ProblemState error={problem} retry={retry} />
  const start = side === 'employer' ? intakeScreens.employerProfile : intakeScreens.employeeProfile
  return (
    <MessageScreen
      mark={mark}
      title={words('invitation.unknownTitle')}
      body={words('invitation.unknownBody')}
    >
      <ScreenLink screen={start} className={classes.target}>
        {words('completed.toStart')}
      </ScreenLink>
    </MessageScreen>
  )
}
