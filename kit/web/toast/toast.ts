import { ApiProblem } from '../api-problem.ts'
import { now } from '../clock.ts'
import { smallStore } from '../small-store.ts'

export interface Notice {
  id: number
  tone: 'success' | 'error' | 'info'
  message: string
  requestId: string | null
  at: Date
  /** What can still be done about it. */
  action: ToastAction | undefined
}

export interface ToastAction {
  label: string
  run: () => void
}

let count = 0

/** What is to be shown; the host takes it over. */
export const arrivals = smallStore<Notice | null>(null)

/** Errors of this visit, newest first, which the bell opens. */
export const errorLog = smallStore<readonly Notice[]>([])

type More = Partial<Pick<Notice, 'requestId' | 'action'>>

function show(tone: Notice['tone'], message: string, { requestId = null, action }: More = {}) {
  count += 1
  const notice = { id: count, tone, message, requestId, action, at: now() }
  if (tone === 'error') errorLog.set([notice, ...errorLog.get()].slice(0, 50))
  arrivals.set(notice)
}

/** Short messages at the top right. Say errors in place as well: a toast goes away. */
export const toast = {
  /** With an action, such as undoing it, it stays ten seconds. */
  success: (message: string, action?: ToastAction) => show('success', message, { action }),
  info: (message: string) => show('info', message),
  error: (message: string, cause?: unknown) =>
    show(
      'error',
      message,
      // Who was refused for a reason needs no reference for support; who met a failure does.
      cause instanceof ApiProblem && cause.status > 499
        ? { requestId: cause.problem.requestId }
        : {},
    ),
}
