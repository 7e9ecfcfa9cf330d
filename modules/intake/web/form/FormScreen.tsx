import { lazy, Suspense, type ReactNode } from 'react'
import { useSearchParameters } from '#kit/web/router/address.ts'
import type { Side } from '../../contract/intake.ts'
import { useDraftOf } from '../draft/draft-state.ts'
import { readMirror } from '../draft/mirror.ts'
import { stepsOf, type Step } from '../steps/steps.ts'
import { AlreadySent } from './AlreadySent.tsx'
import { ToStep } from './ToStep.tsx'

const OpenLink = lazy(() => import('./OpenLink.tsx').then((m) => ({ default: m.OpenLink })))
const StepScreen = lazy(() => import('./StepScreen.tsx').then((m) => ({ default: m.StepScreen })))

/** A screen of the form; what it needs beyond its beginning is fetched when it is needed. */
export const FormScreen = (props: Asked) => (
  <Suspense>
    <Shown {...props} />
  </Suspense>
)

interface Asked {
  side: Side
  screen: Step['screen']
  start: ReactNode
}

/**
 * A link in the address opens its draft; `?step=` is a page of the one that is open, or that this
 * device remembers; without either the start is shown.
 */
function Shown(props: Asked) {
  const { side, screen, start } = props
  const { draft: token, step: wanted } = useSearchParameters()
  const state = useDraftOf(side)
  if (token) return <OpenLink key={token} token={token} side={side} />
  const kept = state ? null : readMirror(side)
  if (!state && kept && (wanted || screen === 'application'))
    return <OpenLink token={kept.token} side={side} step={wanted} />
  if (!state || (!wanted && screen === 'profile')) return start
  if (state.draft.submitted) return <AlreadySent side={side} submitted={state.draft.submitted} />
  const step = stepsOf(state.draft).find(({ id }) => id === wanted)
  if (step?.screen !== screen) return <ToStep state={state} step={step} screen={screen} />
  return <StepScreen side={side} step={step} />
}
