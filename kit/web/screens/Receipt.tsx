import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/Button.layer.css'
import { Button } from '@mantine/core'
import { IconCircleCheck, IconInfoCircle, IconPrinter } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { CopyText } from '../show/CopyText.tsx'
import { useKitText } from '../text.ts'
import classes from './Receipt.module.css'

interface ReceiptProps {
  title: string
  /** What it is about, above its reference. */
  intro?: string
  reference: string
  /** Received is printed; otherwise it tells what else became of it. */
  isReceived: boolean
  /** What happens next. */
  children: ReactNode
  /** Further ways on, beside the print. */
  ways?: ReactNode
}

/** A whole screen that says what has come in and by which reference, to be kept on paper. */
export function Receipt({ title, intro, reference, isReceived, children, ways }: ReceiptProps) {
  const text = useKitText()
  const Mark = isReceived ? IconCircleCheck : IconInfoCircle
  return (
    <article className={classes.receipt}>
      <div className={classes.panel}>
        <Mark size={40} stroke={1.5} aria-hidden />
        <h1>{title}</h1>
        {intro && <p>{intro}</p>}
        <div className={classes.reference}>
          <CopyText value={reference} what={text('form.reference')} />
        </div>
      </div>
      {children}
      {isReceived && (
        <div className={`${classes.ways} no-print`}>
          <Button
            variant="default"
            leftSection={<IconPrinter size={16} aria-hidden />}
            onClick={() => print()}
          >
            {text('actions.printPage')}
          </Button>
          {ways}
        </div>
      )}
    </article>
  )
}
