import { ScreenButton } from '#kit/web/ScreenButton.tsx'
import { useText } from '#kit/web/text.ts'
import { overpaymentsScreens } from '../../contract/overpayments.screens.ts'

/** From the payments to what is owed back of them. */
export function OverpaymentsLink() {
  const text = useText('overpayments')
  return (
    <ScreenButton screen={overpaymentsScreens.overpayments} variant="default">
      {text('screens.overpayments')}
    </ScreenButton>
  )
}
