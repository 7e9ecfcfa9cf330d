import { Button } from '@mantine/core'
import { useState } from 'react'
import { useText } from '#kit/web/text.ts'
import { AccountDialog } from './AccountDialog.tsx'
import classes from './dialogs.module.css'
import { SetUpTwoFactor } from './SetUpTwoFactor.tsx'

/** Asks somebody who administers to set up a second factor: now, or at the next sign-in. */
export function TwoFactorEnforcementDialog({ remindLater }: { remindLater: () => void }) {
  const text = useText('twoFactor')
  const [isSettingUp, setSettingUp] = useState(false)
  if (isSettingUp) return <SetUpTwoFactor enabled={[]} close={() => setSettingUp(false)} />
  return (
    <AccountDialog title={text('enforcement.title')} width={600} close={remindLater} mustChoose>
      <p className={classes.words}>{text('enforcement.body')}</p>
      <p className={classes.words}>{text('enforcement.duration')}</p>
      <div className={classes.buttons}>
        <Button variant="default" onClick={remindLater}>
          {text('enforcement.later')}
        </Button>
        <Button data-autofocus onClick={() => setSettingUp(true)}>
          {text('enforcement.now')}
        </Button>
      </div>
    </AccountDialog>
  )
}
