import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Dialog } from '#kit/web/dialog/Dialog.tsx'
import { useKitText } from '#kit/web/text.ts'
import classes from './users.module.css'

/** A dialog over the screen, without an address: an act is not something to link to. */
export function UserDialog(props: { title: string; close: () => void; children: ReactNode }) {
  return (
    <Dialog title={props.title} close={props.close}>
      {props.children}
    </Dialog>
  )
}

/** The dialog's form: what went wrong, the inputs, and the two buttons. */
export function DialogForm(props: {
  submit: () => Promise<void>
  close: () => void
  verb: string
  isBusy: boolean
  isDanger?: boolean
  failure: string | null
  children: ReactNode
}) {
  const kit = useKitText()
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        void props.submit()
      }}
    >
      {props.failure && (
        <p role="alert" className={classes.failure}>
          {props.failure}
        </p>
      )}
      {props.children}
      <div className={classes.buttons}>
        <Button variant="default" onClick={props.close}>
          {kit('actions.cancel')}
        </Button>
        <Button type="submit" loading={props.isBusy} color={props.isDanger ? 'red.8' : 'primary'}>
          {props.verb}
        </Button>
      </div>
    </form>
  )
}
