import { Button } from '@mantine/core'
import { Dialog } from '#kit/web/dialog/Dialog.tsx'
import { CopyText } from '#kit/web/show/CopyText.tsx'
import { useText } from '#kit/web/text.ts'
import classes from './tokens.module.css'

/** The token, once. A key pressed by chance does not lose it. */
export function SecretDialog(props: { name: string; secret: string; close: () => void }) {
  const text = useText()
  return (
    <Dialog
      title={text('made.title', { name: props.name })}
      close={props.close}
      closeOnEscape={false}
      withCloseButton={false}
    >
      <p>{text('made.body')}</p>
      <p className={classes.secret} translate="no">
        <CopyText value={props.secret} what={text('made.what')} />
      </p>
      <div className={classes.buttons}>
        <Button onClick={props.close}>{text('made.done')}</Button>
      </div>
    </Dialog>
  )
}
