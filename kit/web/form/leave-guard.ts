import { useBlocker } from '@tanstack/react-router'
import { confirmAct } from '../dialog/confirm.ts'
import { useKitText } from '../text.ts'
import type { EntityForm } from './use-entity-form.ts'

/** Leaving with unsaved changes asks first, also when the tab is closed. */
export function useLeaveGuard(form: Pick<EntityForm, 'isDirty' | 'isSaved'>) {
  const text = useKitText()
  const mayLose = () => form.isDirty && !form.isSaved.current
  useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      if (!mayLose() || current.pathname === next.pathname) return false
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
