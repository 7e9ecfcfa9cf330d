import { useEffect } from 'react'
import { useSession } from '../session.ts'

/** Listens for changes while somebody is signed in; the listener is fetched when it is needed. */
export function useLiveEvents() {
  const person = useSession().person?.uuid
  useEffect(() => {
    if (!person) return
    const stop = new AbortController()
    void import('../api-events.ts').then(({ followEvents }) => followEvents(stop.signal))
    return () => stop.abort()
  }, [person])
}
