import { EventSourceParserStream } from 'eventsource-parser/stream'
import { refreshTopics } from './api-query.ts'
import { tellListeners, type LiveEvent } from './live-events.ts'
import { queries } from './queries.ts'
import { refetchShown } from './refetch-shown.ts'
import { accessToken } from './session.ts'

const firstPause = 1_000
const longestPause = 60_000

/** Listens for changes until `signal` aborts; after a gap everything shown is fetched anew. */
export async function followEvents(signal: AbortSignal) {
  let pause = firstPause
  let missedSome = false
  while (!signal.aborted && accessToken()) {
    const connected = await listen(signal, missedSome).catch(() => false)
    missedSome = true
    pause = connected ? firstPause : Math.min(pause * 2, longestPause)
    await rest(pause * (0.5 + Math.random()), signal)
  }
}

async function listen(signal: AbortSignal, missedSome: boolean) {
  const response = await fetch('/api/events', {
    headers: { accept: 'text/event-stream', authorization: `Bearer ${accessToken()}` },
    signal,
  })
  if (!response.ok || !response.body) return false
  if (missedSome) void refetchShown(queries)
  const messages = response.body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
  const reader = messages.getReader()
  for (let next = await reader.read(); !next.done; next = await reader.read()) heed(next.value.data)
  return true
}

function heed(data: string) {
  const event = parsed(data)
  if (!event?.topic) return
  void refreshTopics(queries, [event.topic], event.id ?? undefined)
  tellListeners(event)
}

function parsed(data: string): LiveEvent | null {
  try {
    return JSON.parse(data) as LiveEvent
  } catch {
    return null
  }
}

const rest = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
