import { ScreenButton } from '#kit/web/ScreenButton.tsx'
import { usePerson } from '#kit/web/session.ts'
import { useText } from '#kit/web/text.ts'
import { frozenReportsScreens } from '../../contract/frozen-reports.screens.ts'

/** The way to what was sent to funders; for staff. */
export function FrozenReportsLink() {
  const text = useText('frozenReports')
  if (usePerson()?.type !== 'staff') return null
  return (
    <ScreenButton variant="default" screen={frozenReportsScreens.frozenReports}>
      {text('actions.all')}
    </ScreenButton>
  )
}
