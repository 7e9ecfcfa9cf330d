import type { Endpoint } from '#kit/contract/define-endpoint.ts'
import { fillPath } from '#kit/contract/define-screen.ts'
import { inactiveFor } from './activity.ts'
import { language, localeOf } from './language.ts'

export interface CallOptions {
  params?: unknown
  query?: unknown
  body?: unknown
  /** The record's version, sent as `If-Match`. */
  version?: number
  idempotencyKey?: string
  signal?: AbortSignal
}

export function apiUrl(endpoint: Endpoint, { params, query }: CallOptions = {}): string {
  const path = fillPath(endpoint.path as string, params as never)
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(
    (query ?? {}) as Record<string, string | number | boolean | null | undefined>,
  ))
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value))
  return `/api${path}${search.size ? `?${search}` : ''}`
}

/** What a page fetches by itself must not keep a session alive that nobody uses. */
const unattendedAfter = 10_000

const isSafe = (endpoint: Endpoint) => endpoint.method === 'GET'

function antiForgeryToken(): string | null {
  const pair = document.cookie.split('; ').find((each) => each.startsWith('XSRF-TOKEN='))
  return pair ? decodeURIComponent(pair.slice('XSRF-TOKEN='.length)) : null
}

export function apiRequest(endpoint: Endpoint, options: CallOptions, token: string | null) {
  const headers = new Headers({
    accept: 'application/json',
    'accept-language': localeOf(language.get()),
  })
  const antiForgery = isSafe(endpoint) ? null : antiForgeryToken()
  if (token) headers.set('authorization', `Bearer ${token}`)
  if (antiForgery) headers.set('x-xsrf-token', antiForgery)
  if (isSafe(endpoint) && inactiveFor() > unattendedAfter) headers.set('x-unattended', '1')
  if (options.version !== undefined) headers.set('if-match', `"${options.version}"`)
  if (options.idempotencyKey) headers.set('idempotency-key', options.idempotencyKey)
  return new Request(apiUrl(endpoint, options), {
    method: endpoint.method,
    headers,
    ...bodyOf(options.body, headers),
    signal: options.signal ?? null,
  })
}

/** Files and forms go as they are, anything else as JSON. */
function bodyOf(body: unknown, headers: Headers): { body?: BodyInit } {
  if (body === undefined) return {}
  if (body instanceof FormData || body instanceof Blob) return { body }
  headers.set('content-type', 'application/json')
  return { body: JSON.stringify(body) }
}
