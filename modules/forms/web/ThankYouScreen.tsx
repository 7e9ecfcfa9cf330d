import { Button } from '@mantine/core'
import { IconCircleCheck, IconInfoCircle, IconPrinter } from '@tabler/icons-react'
import { HomeLink } from '#kit/web/screens/HomeLink.tsx'
import { MessageScreen } from '#kit/web/screens/MessageScreen.tsx'
import { useBilingual } from '#kit/web/show/BilingualText.tsx'
import { CopyText } from '#kit/web/show/CopyText.tsx'
import { useKitText, useText } from '#kit/web/text.ts'
import { readReceipt, type Receipt } from './pieces/receipt.ts'
import { useFormats } from './pieces/words/use-words.ts'
import classes from './thank-you.module.css'

/** Once a form is in; read from this tab, so that a reload sends nothing and shows the same. */
export function ThankYouScreen() {
  const text = useText('forms')
  const receipt = readReceipt()
  if (receipt) return <Received receipt={receipt} />
  return (
    <MessageScreen
      mark={<IconInfoCircle size={34} stroke={1.5} />}
      title={text('thankYou.unknownTitle')}
      body={text('thankYou.unknownBody')}
    >
      <HomeLink />
    </MessageScreen>
  )
}

function Received({ receipt }: { receipt: Receipt }) {
  const text = useText('forms')
  const kit = useKitText()
  const bilingual = useBilingual()
  const { day } = useFormats()
  const { state, heading, reference, on } = receipt
  const Mark = state === 'sent' ? IconCircleCheck : IconInfoCircle
  return (
    <article className={classes.receipt}>
      <div className={classes.panel} data-state={state}>
        <Mark size={40} stroke={1.5} aria-hidden />
        <h1>{text(`thankYou.title.${state}`)}</h1>
        <p>{bilingual(heading)}</p>
        <div className={classes.reference}>
          <CopyText value={reference} what={kit('record.reference')} />
        </div>
      </div>
      <p>{text(`thankYou.${state}`, { date: on ? day(on) : '' })}</p>
      {state === 'sent' && (
        <div className="no-print">
          <Button
            variant="default"
            size="md"
            leftSection={<IconPrinter size={18} aria-hidden />}
            onClick={() => print()}
          >
            {text('thankYou.print')}
          </Button>
        </div>
      )}
    </article>
  )
}
