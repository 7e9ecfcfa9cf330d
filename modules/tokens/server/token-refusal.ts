import type { Permission } from '#kit/contract/define-subjects.ts'
import type { Called } from '#kit/server/identity.ts'
import type { Permissions } from '#kit/server/permissions.ts'
import { forbidden, Problem } from '#kit/server/problems.ts'
import { areaOf, type TokenLevel } from '../contract/token-reach.ts'
import { tokensWords } from '../contract/words.ts'

interface Held {
  scopes: readonly string[]
  /** Of the owner, within the scopes. */
  permissions: Permissions
}

/**
 * Why a token does not reach an endpoint, or null. Fail closed: what asks for no permission, is for
 * somebody in person, or is on a subject of no area, no token reaches.
 */
export function refusalOf({ scopes, permissions }: Held, endpoint: Called): Problem | null {
  const reached = permissionsOf(endpoint).filter(({ subject }) => areaOf(subject) !== null)
  const [first] = reached
  if (!first) return beyond('notForTokens')
  const level = endpoint.method === 'GET' ? 'read' : 'write'
  const inScope = reached.filter((each) => isInScope(scopes, each, level))
  if (inScope.length === 0) return beyond('beyondScopes', `${areaOf(first.subject)}:${level}`)
  return inScope.some((each) => permissions.allows(each)) ? null : forbidden()
}

function permissionsOf({ access, inPerson }: Called): readonly Permission[] {
  if (inPerson || 'public' in access || 'signedIn' in access) return []
  return 'anyOf' in access ? access.anyOf : [access]
}

/** Whoever may write may read. */
function isInScope(scopes: readonly string[], { subject }: Permission, level: TokenLevel) {
  const area = areaOf(subject)
  return scopes.includes(`${area}:write`) || (level === 'read' && scopes.includes(`${area}:read`))
}

/** What was refused to a person is on record, and so is this. */
const beyond = (said: string, scope = '') =>
  new Problem(403, 'forbidden', {
    said,
    words: tokensWords,
    params: { scope },
    ...(scope && { extra: { scope } }),
  })
