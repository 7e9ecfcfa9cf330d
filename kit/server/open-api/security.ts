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
      'An API token (`prg_…`). What it is for is told by scopes, such as `applications:read`; one for writing reads, too. It never does more than the person who made it may do.',
  },
}

/** The scopes of which a token needs one for an endpoint; none: no token reaches it. */
export type ScopesOf = (endpoint: Endpoint) => readonly string[]

/** Each way in, one of which is enough. */
export function securityOf(endpoint: Endpoint, scopesOf: ScopesOf): Json[] {
  if ('public' in endpoint.access) return []
  const scopes = new Set(scopesOf(endpoint))
  return [{ session: [] }, ...Array.from(scopes, (scope) => ({ token: [scope] }))]
}

const wantedBy = (access: Access) => {
  if ('public' in access || 'signedIn' in access) return []
  return 'anyOf' in access ? access.anyOf : [access]
}

/** Who may call, as a sentence. */
export function accessSentence(access: Access): string {
  if ('public' in access) return 'For everybody.'
  if ('signedIn' in access) return 'For whoever is signed in.'
  const wanted = wantedBy(access).map(({ action, subject }) => `\`${action}\` of ${subject}`)
  return `Needs the permission ${wanted.join(' or ')}.`
}
