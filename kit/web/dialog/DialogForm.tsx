import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Form } from '../form/Form.tsx'
import { useKitText } from '../text.ts'
import classes from './dialog.module.css'
import { focusFirst } from './focus-first.ts'

interface DialogFormProps {
  submit: () => unknown
  close: () => void
  verb: string
  isBusy: boolean
  isDanger?: boolean
  /** Not now. */
  disabled?: boolean
  /** The focus starts on the harmless button, since what the form does is not to be done in passing. */
  isGrave?: boolean
  intro?: ReactNode
  /** What went wrong, when it is not about one of the fields. */
  failure?: ReactNode
  children?: ReactNode
}

/** The form in a dialog: what it is for, what went wrong, the inputs, and the two buttons. */
export function DialogForm(props: DialogFormProps) {
  const text = useKitText()
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
        <Button variant="default" onClick={props.close} data-autofocus={isGrave || undefined}>
          {text('actions.cancel')}
        </Button>
        <Button
          type="submit"
          loading={props.isBusy}
          disabled={props.disabled ?? false}
          color={props.isDanger ? 'red.8' : 'primary'}
        >
          {props.verb}
        </Button>
      </div>
    </Form>
  )
}
