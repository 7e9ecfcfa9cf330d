/** `topic` names what changed, as in the addresses of the calls that show it. */
export interface LiveEvent {
  topic: string
  id?: string | null
  version?: number | null
  /** Whether it was the person's own change, in this tab or another. */
  isOwn?: boolean
  data?: unknown
}

type Listener = (event: LiveEvent) => void
const listeners = new Set<Listener>()

export function onLiveEvent(listener: Listener) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function tellListeners(event: LiveEvent) {
  for (const listener of listeners) listener(event)
}
