import type { Access, Endpoint } from '#kit/contract/define-endpoint.ts'
import type { Json } from './described.ts'

/** How somebody says who they are. */
export const securitySchemes = {
  session: {
    type: 'http',
    scheme: 'bearer',
    description: 'The `accessToken` that signing in answers with.',
  },
  token: {
    type: 'http',
    scheme: 'bearer',
    description:
      'An API token. What it is for is told by scopes, `subject:read` and `subject:write`; it never does more than the person who made it may do.',
  },
}

const wantedBy = (access: Access) => {
  if ('public' in access || 'signedIn' in access) return []
  return 'anyOf' in access ? access.anyOf : [access]
}

/** Each way in, one of which is enough. What asks for no permission is for sessions alone. */
export function securityOf({ access, method }: Endpoint): Json[] {
  if ('public' in access) return []
  const kind = method === 'GET' ? 'read' : 'write'
  const scopes = new Set(wantedBy(access).map(({ subject }) => `${subject}:${kind}`))
  return [{ session: [] }, ...[...scopes].map((scope) => ({ token: [scope] }))]
}

/** Who may call, as a sentence. */
export function accessSentence(access: Access): string {
  if ('public' in access) return 'For everybody.'
  if ('signedIn' in access) return 'For whoever is signed in.'
  const wanted = wantedBy(access).map(({ action, subject }) => `\`${action}\` of ${subject}`)
  return `Needs the permission ${wanted.join(' or ')}.`
}
