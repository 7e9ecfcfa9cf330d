import { ScreenButton } from '#kit/web/ScreenButton.tsx'
import { usePerson } from '#kit/web/session.ts'
import { useText } from '#kit/web/text.ts'
import { overpaymentsScreens } from '../../contract/overpayments.screens.ts'

/** From the payments to what is owed back of them; participants find nothing there. */
export function OverpaymentsLink() {
  const text = useText('overpayments')
  if (usePerson()?.type === 'employee') return null
  return (
    <ScreenButton screen={overpaymentsScreens.overpayments} variant="default">
      {text('screens.overpayments')}
    </ScreenButton>
  )
}
