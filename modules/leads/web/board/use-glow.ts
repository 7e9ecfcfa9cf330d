import { useEffect, useState } from 'react'
import { onLiveEvent } from '#kit/web/live-events.ts'

const lasts = 1_200

/** Leads that somebody else has just changed: for a moment their cards are marked. */
export function useGlow(): ReadonlySet<string> {
  const [glowing, setGlowing] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    const timers = new Set<ReturnType<typeof setTimeout>>()
    const stop = onLiveEvent(({ topic, id, isOwn }) => {
      if (topic !== 'leads' || !id || isOwn) return
      setGlowing((before) => new Set([...before, id]))
      const timer = setTimeout(() => {
        timers.delete(timer)
        setGlowing((before) => new Set([...before].filter((each) => each !== id)))
      }, lasts)
      timers.add(timer)
    })
    return () => {
      stop()
      for (const timer of timers) clearTimeout(timer)
    }
  }, [])
  return glowing
}
