import type { Problem } from '#kit/contract/define-endpoint.ts'

/** Everything that goes wrong with a call, as the RFC 9457 answer says; or why none came. */
export class ApiProblem extends Error {
  readonly problem: Problem
  /** Seconds that the server asks to wait. */
  readonly retryAfter: number | null

  constructor(problem: Problem, retryAfter: number | null = null) {
    super(problem.detail ?? problem.title)
    this.name = 'ApiProblem'
    this.problem = problem
    this.retryAfter = retryAfter
  }

  get status() {
    return this.problem.status
  }

  get code() {
    return this.problem.code
  }
}

/** The code `offline` is the browser's own: no answer came at all. */
export const offlineProblem = () =>
  new ApiProblem({ type: 'about:blank', title: '', status: 0, code: 'offline', requestId: '' })

export async function problemOf(response: Response): Promise<ApiProblem> {
  const wait = Number(response.headers.get('retry-after'))
  const body = (await response.json().catch(nothingUnlessAborted)) as Problem | null
  const unreadable: Problem = {
    type: 'about:blank',
    title: '',
    status: response.status,
    code: response.status >= 502 ? 'unavailable' : 'unexpected',
    requestId: response.headers.get('x-request-id') ?? '',
  }
  return new ApiProblem(body?.code ? body : unreadable, wait || null)
}

/** A call that was given up says nothing about the person's rights. */
function nothingUnlessAborted(error: unknown): null {
  if (error instanceof DOMException && error.name === 'AbortError') throw error
  return null
}
