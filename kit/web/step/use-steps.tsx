import { lazy, Suspense, useState, type ReactNode } from 'react'
import type { Can } from '#kit/contract/define-entity.ts'
import { confirmAct } from '../dialog/confirm.ts'
import { useText } from '../text.ts'
import { stepOf, type StepsInput, type SteppedRecord } from './step-input.ts'
import { takeStep } from './take-step.ts'

const StepDialog = lazy(() => import('./StepDialog.tsx').then((m) => ({ default: m.StepDialog })))

/** The steps of a record, as buttons and menus take them. */
export interface Steps {
  can: Can
  /**
   * Takes a step: what asks for something opens its dialog, what is to be confirmed is asked first,
   * the rest is done at once. What is refused without a dialog is thrown.
   */
  take: (step: string) => Promise<void>
  /** Of the step that is being asked for; it belongs on the screen. */
  dialog: ReactNode
}

/** `const steps = useSteps(record, {…})`, then `<StepButton steps={steps} step="approve" />`. */
export function useSteps<R extends SteppedRecord>(record: R, input: StepsInput<R>): Steps {
  const text = useText()
  const [open, setOpen] = useState<string | null>(null)
  const take = async (step: string) => {
    const { asks, confirm } = stepOf(input, step)
    if (asks || input.effects?.[step]) return setOpen(step)
    const { id, version } = record
    const cancel = `steps.${step}.cancel`
    const isSure =
      !confirm ||
      (await confirmAct({
        title: text(`steps.${step}.title`, input.values),
        body: text(`steps.${step}.body`, input.values),
        verb: text(`transitions.${step}`),
        danger: confirm === 'danger',
        isPlain: confirm === 'plain',
        ...(text.has(cancel) && { cancel: text(cancel) }),
      }))
    if (isSure) input.taken(await takeStep(input, { step, id, version }), step)
  }
  const dialog = open && (
    <Suspense>
      <StepDialog
        key={open}
        step={open}
        record={record}
        input={input as unknown as StepsInput<SteppedRecord>}
        close={() => setOpen(null)}
      />
    </Suspense>
  )
  return { can: record.can, take, dialog }
}
