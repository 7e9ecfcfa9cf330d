import { IconLinkOff } from '@tabler/icons-react'
import type { ApiProblem } from '#kit/web/api-problem.ts'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { ProblemState } from '#kit/web/show/ProblemState.tsx'
import { MessageScreen } from '#kit/web/screens/MessageScreen.tsx'
import type { FormKind } from '../form-kind.ts'
import { useWords } from '../words/use-words.ts'
import { FreshLink } from './FreshLink.tsx'
import classes from './form.module.css'

const mark = <IconLinkOff size={34} stroke={1.5} />

/** Why a link does not open its form, and the way on. */
export function LinkProblem(props: {
  problem: ApiProblem | null
  token: string
  kind: FormKind
  retry: () => void
}) {
  const { problem, token, kind, retry } = props
  const words = useWords()
  if (problem?.code === 'linkExpired')
    return (
      <MessageScreen
        mark={mark}
        title={words('fresh.expiredTitle')}
        body={words('fresh.expiredBody')}
      >
        <FreshLink kind={kind} token={token} />
      </MessageScreen>
    )
  const isUnknown = problem && [400, 404, 422].includes(problem.status)
  if (!isUnknown) return <ProblemState error={problem} retry={retry} />
  return (
    <MessageScreen
      mark={mark}
      title={words('fresh.unknownTitle')}
      body={words('fresh.unknownBody')}
    >
      <ScreenLink screen={kind.places[0]!.screen} className={classes.target}>
        {words('fresh.toStart')}
      </ScreenLink>
    </MessageScreen>
  )
}
