import { useBlocker } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { confirmAct } from '../dialog/confirm.ts'
import { useKitText } from '../text.ts'
import type { EntityForm } from './use-entity-form.ts'

type Guarded = Pick<EntityForm, 'isDirty' | 'isSaved'> & {
  /** What saves by itself is asked about when it has had the time to. */
  settled?: () => Promise<unknown>
}
const longestWait = 3_000

interface Place {
  pathname: string
  search: { id?: unknown }
}

/** A dialog has the record that it is about in its search parameters. */
const isSamePlace = (one: Place, other: Place) =>
  one.pathname === other.pathname && one.search.id === other.search.id

/** One answer holds for all that is lost by the same step. */
let isLeaving = false

/** What stands on the screen and asks; it answers whether it may be lost. */
const guards = new Set<() => Promise<boolean>>()

/** Leaving with unsaved changes asks first, also when the tab is closed. */
export function useLeaveGuard(form: Guarded) {
  const question = useQuestion()
  const mayLose = () => form.isDirty && !form.isSaved.current
  const mayLeave = async () => {
    if (isLeaving || !mayLose()) return true
    if (form.settled) {
      await Promise.race([form.settled(), new Promise((over) => setTimeout(over, longestWait))])
      if (!mayLose()) return true
    }
    const leaves = await confirmAct(question)
    if (leaves) {
      isLeaving = true
      setTimeout(() => (isLeaving = false))
    }
    return leaves
  }
  const asked = useEffectEvent(mayLeave)
  useEffect(() => {
    const guard = () => asked()
    guards.add(guard)
    return () => void guards.delete(guard)
  }, [])
  useBlocker({
    shouldBlockFn: async ({ current, next }) => !isSamePlace(current, next) && !(await mayLeave()),
    enableBeforeUnload: mayLose,
  })
}

function useQuestion() {
  const text = useKitText()
  return {
    title: text('form.leaveTitle'),
    body: text('form.leaveBody'),
    verb: text('form.leave'),
    cancel: text('form.stay'),
    danger: true,
  }
}

/** For steps within a screen that take with them what is being typed on it: asks as leaving does. */
export async function mayLeaveForms(): Promise<boolean> {
  for (const guard of guards) if (!(await guard())) return false
  return true
}
