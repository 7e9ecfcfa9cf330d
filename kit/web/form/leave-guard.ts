import { useBlocker } from '@tanstack/react-router'
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

/** Leaving with unsaved changes asks first, also when the tab is closed. */
export function useLeaveGuard(form: Guarded) {
  const text = useKitText()
  const mayLose = () => form.isDirty && !form.isSaved.current
  useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      if (isLeaving || !mayLose() || isSamePlace(current, next)) return false
      if (form.settled) {
        await Promise.race([form.settled(), new Promise((over) => setTimeout(over, longestWait))])
        if (!mayLose()) return false
      }
      const leaves = await confirmAct({
        title: text('form.leaveTitle'),
        body: text('form.leaveBody'),
        verb: text('form.leave'),
        cancel: text('form.stay'),
        danger: true,
      })
      if (leaves) {
        isLeaving = true
        setTimeout(() => (isLeaving = false))
      }
      return !leaves
    },
    enableBeforeUnload: mayLose,
  })
}
