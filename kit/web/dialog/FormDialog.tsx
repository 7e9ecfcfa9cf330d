import { useEffect, type ReactNode } from 'react'
import { ErrorSummary } from '../form/ErrorSummary.tsx'
import { FormContext } from '../form/form-context.ts'
import { FormNotes } from '../form/FormNotes.tsx'
import { useLeaveGuard } from '../form/leave-guard.ts'
import { StaleAnswer } from '../form/StaleAnswer.tsx'
import type { EntityForm } from '../form/use-entity-form.ts'
import { useAskBeforeClose } from './ask-before-close.ts'
import { Dialog } from './Dialog.tsx'
import classes from './dialog.module.css'
import { DialogForm } from './DialogForm.tsx'
import { enterWrongField } from './wrong-field.ts'

/**
 * A form over a declared entity in a dialog. Its `Field`s stand beside one another where there is
 * room; `Wide` lets one have the whole line. What is wrong is said at its field, and above when it is
 * more than one; the first wrong field is entered, and nothing that was typed is lost unasked.
 */
export function FormDialog(props: {
  title: string
  /** What it is for. */
  intro?: string
  /** What the button does: “Add document”. */
  verb: string
  isDanger?: boolean
  /** There is something to read before anything is typed: the focus starts on the harmless button. */
  isGrave?: boolean
  form: EntityForm
  close: () => void
  /** Pixels. */
  width?: number
  children: ReactNode
}) {
  const { form } = props
  useLeaveGuard(form)
  const close = useAskBeforeClose(form.isDirty, props.close)
  useEffect(() => {
    if (form.failures > 0) enterWrongField()
  }, [form.failures])
  return (
    <Dialog title={props.title} close={close} {...(props.width && { width: props.width })}>
      <FormContext value={form}>
        <DialogForm
          submit={form.submit}
          verb={props.verb}
          isBusy={form.isSaving}
          isDanger={props.isDanger ?? false}
          isGrave={props.isGrave ?? false}
          intro={props.intro}
        >
          {!isAtOneField(form) && <ErrorSummary form={form} />}
          <FormNotes form={form} />
          <div className={classes.fields}>{props.children}</div>
        </DialogForm>
        <StaleAnswer form={form} />
      </FormContext>
    </Dialog>
  )
}

/** Whoever stands in the one wrong field reads there what is wrong. */
function isAtOneField({ errors, labels }: EntityForm): boolean {
  const [only = '', ...others] = Object.keys(errors)
  return others.length === 0 && labels.current.has(only.split('.')[0] ?? '')
}
