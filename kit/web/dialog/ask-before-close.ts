import { useKitText } from '../text.ts'
import { confirmAct } from './confirm.ts'

/** Closes what something is typed in, but asks before that is thrown away. */
export function useAskBeforeClose(isDirty: boolean, close: () => void): () => void {
  const text = useKitText()
  const ask = async () => {
    const isSure =
      !isDirty ||
      (await confirmAct({
        title: text('step.leave'),
        body: text('form.leaveBody'),
        verb: text('form.leave'),
        cancel: text('form.stay'),
        danger: true,
      }))
    if (isSure) close()
  }
  return () => void ask()
}
