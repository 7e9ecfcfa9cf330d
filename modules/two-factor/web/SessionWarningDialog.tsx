import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useText } from '#kit/web/text.ts'
import { AccountDialog } from './AccountDialog.tsx'
import classes from './dialogs.module.css'
import { extendSession, type Life } from './session-life.ts'

/** Warns that the session ends soon; one key keeps it. */
export function SessionWarningDialog({ life, signOut }: { life: Life; signOut: () => void }) {
  const text = useText('twoFactor')
  const [isUnderstood, setUnderstood] = useState(false)
  const time = useTimeLeft(life.endsAt)
  const stay = () => (life.isLast ? setUnderstood(true) : void extendSession())
  if (isUnderstood && life.isLast) return null
  const [before = '', after = ''] = text(life.isLast ? 'session.lastBody' : 'session.body', {
    time: '\n',
  }).split('\n')
  return (
    <AccountDialog title={text('session.title')} width={600} close={stay} isOnTop mustChoose>
      <p className={classes.words} role="timer">
        {before}
        <span className={classes.countdown}>{time}</span>
        {after}
      </p>
      <div className={classes.buttons}>
        <Button variant="default" onClick={signOut}>
          {text('session.signOut')}
        </Button>
        <Button data-autofocus onClick={stay}>
          {text(life.isLast ? 'session.understood' : 'session.stay')}
        </Button>
      </div>
    </AccountDialog>
  )
}

/** Minutes and seconds, live: `1:59`. */
function useTimeLeft(endsAt: number): string {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(timer)
  }, [])
  const seconds = Math.max(0, Math.ceil((endsAt - now) / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
