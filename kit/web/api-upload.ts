import type { Endpoint, OutputOf, ParamsOf } from '#kit/contract/define-endpoint.ts'
import { offlineProblem, problemOf } from './api-problem.ts'
import { heedRefusal } from './api-refusals.ts'
import { apiRequest } from './api-request.ts'
import { accessToken } from './session.ts'

interface Uploading<E extends Endpoint> {
  params: ParamsOf<E>
  query?: Record<string, string>
  file: File
  /** Told how much has left, from 0 to 1. */
  progress: (part: number) => void
}

/** Sends a file to an endpoint that takes one, telling how far it has come. Throws an `ApiProblem`. */
export async function uploadFile<E extends Endpoint>(
  endpoint: E,
  { params, query, file, progress }: Uploading<E>,
): Promise<OutputOf<E>> {
  const form = new FormData()
  form.append('file', file, file.name)
  const token = accessToken()
  const response = await sent(apiRequest(endpoint, { params, query }, token), form, progress)
  if (response.ok) return (await response.json()) as OutputOf<E>
  const problem = await problemOf(response)
  heedRefusal(problem, endpoint, token)
  throw problem
}

/** `fetch` does not tell how much of a body has left. */
const sent = (request: Request, body: FormData, progress: (part: number) => void) =>
  new Promise<Response>((resolve, reject) => {
    const call = new XMLHttpRequest()
    call.open(request.method, request.url)
    for (const [name, value] of request.headers)
      if (name !== 'content-type') call.setRequestHeader(name, value)
    call.upload.addEventListener('progress', ({ loaded, total }) => progress(loaded / total))
    call.addEventListener('error', () => reject(offlineProblem()))
    call.addEventListener('load', () => {
      const headers = { 'x-request-id': call.getResponseHeader('x-request-id') ?? '' }
      resolve(new Response(call.responseText, { status: call.status, headers }))
    })
    call.send(body)
  })
