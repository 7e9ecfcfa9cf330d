import { useEffect, useEffectEvent, useRef } from 'react'
import { onLiveEvent, type LiveEvent } from '#kit/web/live-events.ts'
import { mostCards } from '../../contract/leads.endpoints.ts'
import type { CardPages } from './card-pages.ts'

/** News is gathered for so long, and some more: open boards do not all ask at the same moment. */
const pause = 300
const spread = 500

interface Board {
  pages: CardPages
  /** A move of one's own is on its way: what is asked now may know of it or not. */
  isMoving: boolean
}

/** Takes in what others do: where each lead that was changed stands now, and the figures. */
export function useBoardNews({ pages, isMoving }: Board) {
  const waiting = useRef(new Map<string, number>())

  const heed = useEffectEvent(({ topic, id, version }: LiveEvent) => {
    if (topic === 'leads' && id) waiting.current.set(id, version ?? Infinity)
  })
  const take = useEffectEvent(async () => {
    if (isMoving || waiting.current.size === 0) return
    const isNews = ([id, version]: [string, number]) => (pages.find(id)?.version ?? 0) < version
    const ids = [...waiting.current].filter(isNews).map(([id]) => id)
    waiting.current.clear()
    if (ids.length === 0) return
    if (ids.length > mostCards) return void (await pages.readAll())
    await pages.read(ids).catch(() => pages.readAll())
  })
  useEffect(() => {
    const stop = onLiveEvent((event) => heed(event))
    const timer = setInterval(() => void take(), pause + Math.random() * spread)
    return () => {
      stop()
      clearInterval(timer)
    }
  }, [])
}
