import { Loader } from '@mantine/core'
import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiProblem } from '#kit/web/api-problem.ts'
import { useGo } from '#kit/web/go.ts'
import type { DraftState } from '../draft/draft-state.ts'
import { openDraft, type KindOf } from '../draft/open-draft.ts'
import type { AnyDraft, FormKind } from '../form-kind.ts'
import { useGoToStep, useSteps } from '../steps/use-steps.ts'
import { useWords } from '../words/use-words.ts'
import { LinkProblem } from './LinkProblem.tsx'
import classes from './link.module.css'

interface Opened {
  kind: FormKind
  state: DraftState
}

/** Opens the form behind a link and goes to the page where one stopped; the token leaves the address. */
export function OpenLink(props: {
  token: string
  kind: FormKind
  kindOf: KindOf<AnyDraft>
  step?: string | undefined
}) {
  const { token, kind, kindOf, step } = props
  const words = useWords()
  const [opened, setOpened] = useState<Opened | null>(null)
  const [problem, setProblem] = useState<unknown>(null)
  const open = useCallback(() => {
    void openDraft(kind, token, kindOf).then(setOpened, setProblem)
  }, [kind, token, kindOf])
  useEffect(open, [open])
  if (problem && !opened) {
    const known = problem instanceof ApiProblem ? problem : null
    return <LinkProblem problem={known} token={token} kind={kind} retry={open} />
  }
  return (
    <div className={classes.opening} role="status">
      <Loader size="sm" aria-hidden />
      <p>{words('opening')}</p>
      {opened && <GoOn {...opened} step={step} />}
    </div>
  )
}

function GoOn({ kind, state, step }: Opened & { step: string | undefined }) {
  const go = useGo()
  const goTo = useGoToStep(kind)
  const { steps } = useSteps(kind, state)
  const went = useRef(false)
  useEffect(() => {
    if (went.current) return
    went.current = true
    const { draft, typed } = state
    if (draft.submitted) return void go(kind.completed, { replace: true })
    const wanted = step ?? typed['step']
    goTo(steps.find(({ id }) => id === wanted) ?? steps[0]!, { replace: true })
  })
  return null
}
