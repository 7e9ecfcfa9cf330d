import { useEffect, useState } from 'react'
import type { Message } from '../../contract/message.ts'

/**
 * Which messages were new when their reader came: they stay marked while they are read, although the
 * other end is told at once.
 */
export function useFresh(messages: readonly Message[], read: () => Promise<unknown>) {
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set())
  const unread = messages
    .filter(({ isNew }) => isNew)
    .map(({ id }) => id)
    .join()
  useEffect(() => {
    if (!unread) return
    setFresh((before) => new Set([...before, ...unread.split(',')]))
    // Whoever could not tell it tells it when they come back.
    read().catch(() => undefined)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- told once for each message, by whichever function
  }, [unread])
  return fresh
}
