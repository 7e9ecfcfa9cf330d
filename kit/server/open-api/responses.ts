import type { Endpoint } from '#kit/contract/define-endpoint.ts'
import { spokenReason } from '../messages.ts'
import { refTo } from './components.ts'
import type { Described, DescribedEndpoint, Json } from './described.ts'

const problem = (schema: Json = refTo('Problem')) => ({
  content: { 'application/problem+json': { schema } },
})

const withCodes = (description: string, codes: readonly string[], more: Json = {}) => ({
  description,
  ...problem(),
  'x-codes': codes,
  ...more,
})

const retryAfter = {
  headers: {
    'Retry-After': { description: 'After so many seconds.', schema: { type: 'integer' } },
  },
}

/** What many operations answer, told once. */
export const sharedResponses: Record<string, Json> = {
  BadRequest: withCodes('The body is no JSON.', ['invalidInput']),
  Unauthenticated: withCodes('There is no session or token, or it holds no longer.', [
    'unauthenticated',
  ]),
  Forbidden: withCodes('Whoever asks may not do this.', [
    'forbidden',
    'passwordExpired',
    'antiForgery',
  ]),
  NotFound: withCodes('It does not exist, or whoever asks may not know of it.', ['notFound']),
  Conflict: withCodes('The present state does not allow it.', ['wrongState', 'alreadyExists']),
  Stale: {
    description: 'Somebody changed the record in between: it is in the answer as it is now.',
    ...problem({
      allOf: [
        refTo('Problem'),
        {
          type: 'object',
          required: ['current', 'isOwn'],
          properties: {
            current: { description: 'The record as it is now.' },
            changedAt: { type: ['string', 'null'] },
            changedBy: { type: ['string', 'null'], description: 'Who changed it; told to staff.' },
            isOwn: { type: 'boolean', description: 'It was whoever asks.' },
          },
        },
      ],
    }),
    'x-codes': ['stale'],
  },
  TooLarge: withCodes('The body or the file is too large.', ['tooLarge']),
  UnsupportedBody: withCodes('The body is of another media type.', [
    'unsupportedBody',
    'unsupportedUpload',
  ]),
  Invalid: withCodes('What is wrong stands in `errors`, by field or parameter.', ['invalidInput']),
  VersionRequired: withCodes('`If-Match` is missing.', ['versionRequired']),
  TooManyRequests: withCodes('Too many requests within a while.', ['tooManyRequests'], retryAfter),
  Unavailable: withCodes(
    'The service or its storage is not available for a moment.',
    ['unavailable', 'storageFull'],
    retryAfter,
  ),
  Problem: { description: 'Any other problem.', ...problem() },
}

const shared = (name: string) => ({ $ref: `#/components/responses/${name}` })

/** The problems that an operation answers with: those of every one of its manner, and its own. */
export function problemsOf(described: DescribedEndpoint, { statuses }: Described): Json {
  const { endpoint } = described
  const own = Map.groupBy(endpoint.problems ?? [], (code) => statuses[code] ?? 409)
  const usual = usualProblems(endpoint)
  const all = [...new Set([...usual.keys(), ...own.keys()])].toSorted((a, b) => a - b)
  return Object.fromEntries([
    ...all.map((status) => {
      const codes = own.get(status)
      const name = usual.get(status)
      return [String(status), codes ? ownProblem(described, { codes, name }) : shared(name ?? '')]
    }),
    ['default', shared('Problem')],
  ]) as Json
}

function usualProblems(endpoint: Endpoint): Map<number, string> {
  const { access, path, method, body, upload, ifMatch, query, list } = endpoint
  const isPublic = 'public' in access
  const isChange = method !== 'GET'
  const when: [boolean, number, string][] = [
    [Boolean(body ?? upload), 400, 'BadRequest'],
    [!isPublic, 401, 'Unauthenticated'],
    [!isPublic || isChange, 403, 'Forbidden'],
    [path.includes('{'), 404, 'NotFound'],
    [isChange && !isPublic, 409, 'Conflict'],
    [Boolean(ifMatch), 412, 'Stale'],
    [Boolean(body ?? upload), 413, 'TooLarge'],
    [Boolean(body ?? upload), 415, 'UnsupportedBody'],
    [Boolean(body ?? query ?? list), 422, 'Invalid'],
    [Boolean(ifMatch), 428, 'VersionRequired'],
    [true, 429, 'TooManyRequests'],
    [true, 503, 'Unavailable'],
  ]
  return new Map(when.flatMap(([is, status, name]) => (is ? [[status, name] as const] : [])))
}

function ownProblem(
  { words }: DescribedEndpoint,
  { codes, name }: { codes: readonly string[]; name: string | undefined },
): Json {
  const usual = name ? sharedResponses[name] : undefined
  const said = codes.map((code) => {
    const sentence = sentenceOf(code, words)
    return sentence ? `\`${code}\`: ${sentence}` : `\`${code}\``
  })
  return {
    ...(usual ?? problem()),
    description: [usual?.['description'], ...said].filter(Boolean).join('\n\n'),
    'x-codes': [...new Set([...codes, ...((usual?.['x-codes'] as string[] | undefined) ?? [])])],
  }
}

/** In English as it is answered; not where it says something of the record at hand. */
function sentenceOf(code: string, words: DescribedEndpoint['words']): string | null {
  try {
    return spokenReason({ code }, 'en', words)
  } catch {
    return null
  }
}
