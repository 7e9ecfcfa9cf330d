import { useEffect, useState } from 'react'
import { onActivity } from '#kit/web/activity.ts'
import { askSessionLife, extendSession, sessionLife, type Life } from './session-life.ts'

/** At most once a minute; sooner where sessions are short. */
const pingEvery = ({ idle }: Life) => Math.min(60_000, idle / 4)

const timerLimit = 2 ** 31 - 1
const until = (moment: number) => Math.min(Math.max(0, moment - Date.now()), timerLimit)

/** Keeps the session while the person acts in this tab, and says when to warn of its end. */
export function useSessionWatch(): { isWarning: boolean; life: Life | null } {
  const life = sessionLife.use()
  const [isWarning, setWarning] = useState(false)

  useEffect(() => void askSessionLife(), [])

  useEffect(() => {
    if (isWarning) return
    let pingedAt = Date.now()
    return onActivity(() => {
      const now = sessionLife.get()
      if (!now || Date.now() - pingedAt < pingEvery(now)) return
      pingedAt = Date.now()
      void extendSession()
    })
  }, [isWarning])

  useEffect(() => {
    if (!life) return
    setWarning(Date.now() >= life.warnAt)
    // Another device of the person, or a call, may have put the end off: the server knows.
    const moments = [life.warnAt, life.endsAt + 300].filter((moment) => moment > Date.now())
    const timers = moments.map((moment) => setTimeout(() => void askSessionLife(), until(moment)))
    return () => timers.forEach(clearTimeout)
  }, [life])

  useEffect(() => {
    // A machine that slept has not counted.
    const look = () => {
      if (document.visibilityState === 'visible') void askSessionLife()
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])

  return { isWarning, life }
}
