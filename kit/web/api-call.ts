import type {
  BodyOf,
  Endpoint,
  OutputOf,
  ParamsOf,
  QueryOf,
} from '#kit/contract/define-endpoint.ts'
import { ApiProblem, offlineProblem, problemOf } from './api-problem.ts'
import { heedRefusal } from './api-refusals.ts'
import { apiRequest, type CallOptions } from './api-request.ts'
import { askProof } from './proof.ts'
import { accessToken } from './session.ts'
import { watched } from './slow-calls.ts'

type Needed<Name extends string, T> = unknown extends T
  ? { [K in Name]?: Record<string, unknown> }
  : {} extends T
    ? { [K in Name]?: T }
    : { [K in Name]: T }

export type CallInput<E extends Endpoint> = Needed<'params', ParamsOf<E>> &
  (E['list'] extends object ? { query?: Record<string, string> } : Needed<'query', QueryOf<E>>) &
  (BodyOf<E> extends undefined ? { body?: FormData | Blob } : { body: BodyOf<E> }) &
  Pick<CallOptions, 'version' | 'idempotencyKey' | 'signal'>

/** Makes a call and waits for the answer as long as it takes. Throws an `ApiProblem`. */
export async function callApi<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
): Promise<OutputOf<E>> {
  const response = await fetchApi(endpoint, input)
  if (response.status === 204) return undefined as OutputOf<E>
  return (await response.json()) as OutputOf<E>
}

/**
 * The bare answer, for files and streams. What the server does only for somebody who has just
 * proved who they are is asked for again after that.
 */
export async function fetchApi(endpoint: Endpoint, options: CallOptions): Promise<Response> {
  const token = accessToken()
  const response = await watched(fetch(apiRequest(endpoint, options, token)).catch(asProblem))
  if (response.ok) return response
  const problem = await problemOf(response)
  if (problem.code === 'proofRequired' && (await askProof())) return fetchApi(endpoint, options)
  heedRefusal(problem, endpoint, token)
  throw problem
}

function asProblem(error: unknown): never {
  if (error instanceof DOMException && error.name === 'AbortError') throw error
  throw error instanceof ApiProblem ? error : offlineProblem()
}
