import { useBlocker } from '@tanstack/react-router'
import { confirmAct } from '../dialog/confirm.ts'
import { useKitText } from '../text.ts'
import type { EntityForm } from './use-entity-form.ts'

type Guarded = Pick<EntityForm, 'isDirty' | 'isSaved'> & {
  /** What saves by itself is asked about when it has had the time to. */
  settled?: () => Promise<unknown>
}
const longestWait = 3_000

/** Leaving with unsaved changes asks first, also when the tab is closed. */
export function useLeaveGuard(form: Guarded) {
  const text = useKitText()
  const mayLose = () => form.isDirty && !form.isSaved.current
  useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      if (!mayLose() || current.pathname === next.pathname) return false
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
      return !leaves
    },
    enableBeforeUnload: mayLose,
  })
}
