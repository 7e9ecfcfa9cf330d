import { Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { lazy, Suspense, useEffect, useRef } from 'react'
import type { ApiProblem } from '#kit/web/api-problem.ts'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { useProblemText } from '#kit/web/show/problem-text.ts'
import { useKitText } from '#kit/web/text.ts'
import type { FormKind } from '../form-kind.ts'
import { useWords, type Words } from '../words/use-words.ts'
import classes from './form.module.css'

const FreshLink = lazy(() => import('./FreshLink.tsx').then((m) => ({ default: m.FreshLink })))

const own = ['linkExpired', 'alreadySubmitted', 'tooFast', 'formChanged', 'tooLarge'] as const

function wordsOf(words: Words, { code, status, retryAfter }: ApiProblem): string | null {
  if (status === 429) return words('problems.tooManyRequests', { seconds: retryAfter ?? 0 })
  if (code === 'notFound') return words('problems.notFound')
  const known = own.find((each) => each === code)
  return known ? words(`problems.${known}`) : null
}

/** Why the server did not take something, where one is, and what can be done about it. */
export function ProblemNotice(props: {
  problem: ApiProblem
  kind: FormKind
  token?: string
  retry?: () => void
}) {
  const { problem, kind, token, retry } = props
  const words = useWords()
  const kit = useKitText()
  const general = useProblemText()
  const box = useRef<HTMLDivElement>(null)
  // A new problem is a new notice, by its key.
  useEffect(() => box.current?.focus(), [])
  const { requestId } = problem.problem
  const isOurs = problem.status >= 500 && requestId
  return (
    <div ref={box} tabIndex={-1} role="alert" className={classes.summary}>
      <IconAlertTriangle size={22} stroke={1.75} aria-hidden />
      <div className={classes.problem}>
        {kind.problem(problem.code, problem.problem) ?? (
          <p>{wordsOf(words, problem) ?? general(problem)}</p>
        )}
        {isOurs && <small>{kit('states.reference', { id: requestId })}</small>}
        {problem.code === 'linkExpired' && token && (
          <Suspense>
            <FreshLink kind={kind} token={token} />
          </Suspense>
        )}
        {problem.code === 'alreadySubmitted' && (
          <ScreenLink screen={kind.completed}>{words('problems.show')}</ScreenLink>
        )}
        {retry && (
          <Button variant="default" size="md" onClick={retry}>
            {words('problems.retry')}
          </Button>
        )}
      </div>
    </div>
  )
}
