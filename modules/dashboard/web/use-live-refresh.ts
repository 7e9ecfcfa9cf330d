import { useEffect, useEffectEvent } from 'react'
import { onLiveEvent } from '#kit/web/live-events.ts'

/** Many changes at once, such as a bulk assignment, are one. */
const pause = 300
export const everyMinute = 60_000

/** Refreshes what is shown when something of these topics changes. */
export function useLiveRefresh(topics: readonly string[], refresh: () => void, isOn = true) {
  const told = useEffectEvent(refresh)
  const concerns = useEffectEvent((topic: string) => topics.includes(topic))
  useEffect(() => {
    if (!isOn) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = onLiveEvent(({ topic }) => {
      if (!concerns(topic)) return
      clearTimeout(timer)
      timer = setTimeout(told, pause)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [isOn])
}
