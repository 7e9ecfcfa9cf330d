import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import { Button, Modal } from '@mantine/core'
import { useKitText } from '../text.ts'
import type { Question } from './confirm.ts'
import classes from './dialog.module.css'
import { useFocusReturn } from './focus-return.ts'
import { useHoldBack } from './hold-back.ts'

/** Focus starts on the harmless button, so that Enter destroys nothing; a plain step it takes. */
export function ConfirmationDialog({ question }: { question: Question }) {
  const text = useKitText()
  useFocusReturn()
  useHoldBack()
  const { title, body, verb, danger, isPlain, cancel, answer } = question
  return (
    <Modal
      opened
      size={480}
      title={title}
      zIndex={310}
      returnFocus={false}
      onClose={() => answer(false)}
    >
      {body && <p className={classes.body}>{body}</p>}
      <div className={classes.actions}>
        <Button
          variant="default"
          data-autofocus={!isPlain || undefined}
          onClick={() => answer(false)}
        >
          {cancel ?? text('actions.cancel')}
        </Button>
        <Button
          color={danger ? 'red.8' : 'primary'}
          data-autofocus={isPlain || undefined}
          onClick={() => answer(true)}
        >
          {verb}
        </Button>
      </div>
    </Modal>
  )
}
