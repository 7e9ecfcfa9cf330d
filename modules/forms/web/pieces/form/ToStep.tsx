import { useEffect, useRef } from 'react'
import type { FormKind } from '../form-kind.ts'
import type { Step } from '../steps/steps.ts'
import { useGoToStep } from '../steps/use-steps.ts'

/** An address without a page of its own, or on the other screen: goes to where the page is. */
export function ToStep({ kind, step }: { kind: FormKind; step: Step | undefined }) {
  const go = useGoToStep(kind)
  const went = useRef(false)
  useEffect(() => {
    if (went.current || !step) return
    went.current = true
    go(step, { replace: true })
  })
  return null
}
