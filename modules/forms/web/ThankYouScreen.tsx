import { IconInfoCircle } from '@tabler/icons-react'
import { HomeLink } from '#kit/web/screens/HomeLink.tsx'
import { MessageScreen } from '#kit/web/screens/MessageScreen.tsx'
import { Receipt } from '#kit/web/screens/Receipt.tsx'
import { useSession } from '#kit/web/session.ts'
import { useBilingual } from '#kit/web/show/BilingualText.tsx'
import { useText } from '#kit/web/text.ts'
import { readReceipt, type Receipt as ReceiptOfForm } from './pieces/receipt.ts'
import { useFormats } from './pieces/words/use-words.ts'

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

function Received({ receipt }: { receipt: ReceiptOfForm }) {
  const text = useText('forms')
  const bilingual = useBilingual()
  const { day } = useFormats()
  const isSignedIn = useSession().person !== null
  const { state, heading, reference, on, follows } = receipt
  const outcome = (state === 'sent' && follows) || state
  return (
    <Receipt
      title={text(`thankYou.title.${state}`)}
      intro={bilingual(heading)}
      reference={reference}
      isReceived={state === 'sent'}
      ways={isSignedIn && <HomeLink />}
    >
      <p>{text(`thankYou.${outcome}`, { date: on ? day(on) : '' })}</p>
    </Receipt>
  )
}
