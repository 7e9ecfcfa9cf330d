import { Loader } from '@mantine/core'
import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiProblem } from '#kit/web/api-problem.ts'
import { useGo } from '#kit/web/go.ts'
import type { Side } from '../../contract/intake.ts'
import type { DraftState } from '../draft/draft-state.ts'
import { openDraft } from '../draft/open-draft.ts'
import { completedScreenOf, stepsOf } from '../steps/steps.ts'
import { useGoToStep } from '../steps/use-steps.ts'
import { useWords } from '../words/use-words.ts'
import { LinkProblem } from './LinkProblem.tsx'
import classes from './form.module.css'

/** Opens the form behind a link and goes to the page where one stopped; the token leaves the address. */
export function OpenLink(props: { token: string; side: Side; step?: string | undefined }) {
  const { token, step } = props
  const words = useWords()
  const [opened, setOpened] = useState<DraftState | null>(null)
  const [problem, setProblem] = useState<unknown>(null)
  const open = useCallback(() => {
    void openDraft(token).then(setOpened, setProblem)
  }, [token])
  useEffect(open, [open])
  if (problem && !opened) {
    const known = problem instanceof ApiProblem ? problem : null
    return <LinkProblem problem={known} token={token} side={props.side} retry={open} />
  }
  return (
    <div className={classes.opening} role="status">
      <Loader size="sm" aria-hidden />
      <p>{words('opening')}</p>
      {opened && <GoOn state={opened} step={step} />}
    </div>
  )
}

function GoOn({ state, step }: { state: DraftState; step: string | undefined }) {
  const go = useGo()
  const goTo = useGoToStep(state.draft)
  const went = useRef(false)
  useEffect(() => {
    if (went.current) return
    went.current = true
    const { draft, typed } = state
    if (draft.submitted) return void go(completedScreenOf(draft.side), { replace: true })
    const steps = stepsOf(draft)
    const wanted = step ?? typed['step']
    goTo(steps.find(({ id }) => id === wanted) ?? steps[0]!, { replace: true })
  })
  return null
}
