import { Button } from '@mantine/core'
import { Dialog } from '#kit/web/dialog/Dialog.tsx'
import { CopyText } from '#kit/web/show/CopyText.tsx'
import { useText } from '#kit/web/text.ts'
import classes from './webhooks.module.css'

/** The secret, once. A key pressed by chance does not lose it. */
export function SecretDialog({ secret, close }: { secret: string; close: () => void }) {
  const text = useText()
  return (
    <Dialog
      title={text('secret.title')}
      close={close}
      closeOnEscape={false}
      withCloseButton={false}
    >
      <p>{text('secret.body')}</p>
      <p className={classes.secret} translate="no">
        <CopyText value={secret} what={text('secret.what')} />
      </p>
      <div className={classes.buttons}>
        <Button onClick={close}>{text('secret.done')}</Button>
      </div>
    </Dialog>
  )
}
