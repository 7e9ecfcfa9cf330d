import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Form } from '../form/Form.tsx'
import { useKitText } from '../text.ts'
import { useDialogClose } from './dialog-close.ts'
import classes from './dialog.module.css'
import { focusFirst } from './focus-first.ts'

interface ActFormProps {
  submit: () => unknown
  /** Where “Cancel” leads, when it does not close the dialog. */
  back?: () => void
  /** In place of “Cancel”, where the act is itself called so. */
  cancel?: string | undefined
  /** The button that does it. */
  act: ReactNode
  /** The focus starts on the harmless button, since what the form does is not to be done in passing. */
  isGrave?: boolean
  intro?: ReactNode
  /** What went wrong, when it is not about one of the fields. */
  failure?: ReactNode
  children?: ReactNode
}

/** The form in a dialog: what it is for, what went wrong, the inputs, and the two buttons. */
export function ActForm(props: ActFormProps) {
  const text = useKitText()
  const close = useDialogClose()
  const { isGrave = false } = props
  return (
    <Form submit={props.submit} className={classes.form} {...(!isGrave && { ref: focusFirst })}>
      {props.intro && <p className={classes.intro}>{props.intro}</p>}
      {props.failure && (
        <p role="alert" className={classes.failure}>
          {props.failure}
        </p>
      )}
      {props.children}
      <div className={classes.buttons}>
        <Button
          variant="default"
          onClick={props.back ?? close}
          data-autofocus={isGrave || undefined}
        >
          {props.cancel ?? text('actions.cancel')}
        </Button>
        {props.act}
      </div>
    </Form>
  )
}

interface DialogFormProps extends Omit<ActFormProps, 'act'> {
  verb: string
  isBusy: boolean
  isDanger?: boolean
  /** Not now. */
  disabled?: boolean
}

/** A form that is always sent by the same button. */
export function DialogForm({ verb, isBusy, isDanger, disabled, ...rest }: DialogFormProps) {
  const act = (
    <Button
      type="submit"
      loading={isBusy}
      disabled={disabled ?? false}
      color={isDanger ? 'red.8' : 'primary'}
    >
      {verb}
    </Button>
  )
  return <ActForm {...rest} act={act} />
}
