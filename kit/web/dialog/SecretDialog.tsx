import { Button } from '@mantine/core'
import { CopyText } from '../show/CopyText.tsx'
import { Dialog } from './Dialog.tsx'
import classes from './SecretDialog.module.css'

interface SecretDialogProps {
  title: string
  body: string
  secret: string
  /** What is copied. */
  what: string
  /** On the button that says that it is kept. */
  done: string
  close: () => void
}

/** A secret, shown this once: a key or a click beside it that was pressed by chance does not lose it. */
export function SecretDialog({ title, body, secret, what, done, close }: SecretDialogProps) {
  return (
    <Dialog title={title} close={close} closeOnEscape={false} withCloseButton={false}>
      <p>{body}</p>
      <p className={classes.secret} translate="no">
        <CopyText value={secret} what={what} />
      </p>
      <div className={classes.buttons}>
        <Button onClick={close}>{done}</Button>
      </div>
    </Dialog>
  )
}
