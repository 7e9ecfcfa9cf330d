import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useProblemTitle } from '../page-title.ts'
import { useKitText } from '../text.ts'
import { ErrorSummary } from './ErrorSummary.tsx'
import { Form } from './Form.tsx'
import classes from './entity-form.module.css'
import { FormContext } from './form-context.ts'
import { StaleAnswer } from './StaleAnswer.tsx'
import { FormNotes } from './FormNotes.tsx'
import { useFirstEmpty } from './first-empty.ts'
import { useLeaveGuard } from './leave-guard.ts'
import type { EntityForm } from './use-entity-form.ts'

/** A form around its fields: error summary, submit, unsaved changes, stale saves. */
export function EntityFormBody(props: {
  form: EntityForm
  /** What the button does: “Add document”. */
  verb: string
  cancel: () => void
  /** Another way to save, beside the button. */
  other?: ReactNode
  /** Beside the buttons, what saving would keep. */
  note?: ReactNode
  /** What saving will do, beside the fields; below 1280 under them. */
  aside?: ReactNode
  /** For tables and the like, which need the whole page. */
  isWide?: boolean
  children: ReactNode
}) {
  const { form } = props
  const text = useKitText()
  const start = useFirstEmpty(form)
  useLeaveGuard(form)
  useProblemTitle(form.failures > 0 && Object.keys(form.errors).length > 0)
  return (
    <FormContext value={form}>
      <Form
        ref={start}
        submit={form.submit}
        className={props.isWide ? classes.wideForm : classes.form}
      >
        <ErrorSummary form={form} />
        <FormNotes form={form} />
        {props.aside ? (
          <div className={classes.panes}>
            <div className={classes.form}>{props.children}</div>
            <aside className={classes.aside}>{props.aside}</aside>
          </div>
        ) : (
          props.children
        )}
        <div className={`${classes.submit} no-print`}>
          <Button type="submit" loading={form.isSaving}>
            {props.verb}
          </Button>
          {props.other}
          <Button variant="default" onClick={props.cancel}>
            {text('actions.cancel')}
          </Button>
          {props.note}
          {form.isDirty && <span className="quiet">{text('form.unsaved')}</span>}
        </div>
      </Form>
      <StaleAnswer form={form} />
    </FormContext>
  )
}
