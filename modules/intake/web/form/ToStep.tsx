import { useEffect, useRef } from 'react'
import type { DraftState } from '../draft/draft-state.ts'
import { stepsOf, type Step } from '../steps/steps.ts'
import { useGoToStep } from '../steps/use-steps.ts'

/** An address without a page of its own, or on the other screen: goes to where the page is. */
export function ToStep(props: {
  state: DraftState
  step: Step | undefined
  screen: Step['screen']
}) {
  const { state, step, screen } = props
  const go = useGoToStep(state.draft)
  const target = step ?? stepsOf(state.draft).find((each) => each.screen === screen)
  const went = useRef(false)
  useEffect(() => {
    if (went.current || !target) return
    went.current = true
    go(target, { replace: true })
  })
  return null
}
