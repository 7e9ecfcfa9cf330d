import { callApi } from '#kit/web/api-call.ts'
import { smallStore } from '#kit/web/small-store.ts'
import {
  sessionsEndpoints,
  type SessionLife,
} from '#modules/accounts/contract/sessions.endpoints.ts'

/** By this browser's clock, in milliseconds. */
export interface Life {
  endsAt: number
  warnAt: number
  /** The end that no activity puts off. */
  isLast: boolean
  /** How long a session lasts without activity. */
  idle: number
}

/** When the session of this browser ends; null while that is not known. */
export const sessionLife = smallStore<Life | null>(null)

// What one tab learns, all know: activity in any of them keeps the session.
const tabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel('session-life') : null
tabs?.addEventListener('message', ({ data }: MessageEvent<Life>) => sessionLife.set(data))

function learn({ now, idleEndsAt, endsAt, warningSeconds }: SessionLife) {
  const offset = Date.now() - Date.parse(now)
  const [idleEnd, lastEnd] = [Date.parse(idleEndsAt) + offset, Date.parse(endsAt) + offset]
  const end = Math.min(idleEnd, lastEnd)
  const life: Life = {
    endsAt: end,
    warnAt: end - warningSeconds * 1000,
    isLast: lastEnd <= idleEnd,
    idle: Math.max(idleEnd - Date.now(), sessionLife.get()?.idle ?? 0),
  }
  sessionLife.set(life)
  // eslint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no origin
  tabs?.postMessage(life)
}

/** Asks how long it lasts; that is no activity. A session that is over leads to the sign-in page. */
export const askSessionLife = () =>
  callApi(sessionsEndpoints.readSession, {}).then(learn, () => undefined)

/** The person is still there. */
export const extendSession = () =>
  callApi(sessionsEndpoints.extendSession, {}).then(learn, () => undefined)
