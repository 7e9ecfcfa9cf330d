import type { Called } from '#kit/server/identity.ts'
import type { Permissions } from '#kit/server/permissions.ts'
import { forbidden, Problem } from '#kit/server/problems.ts'
import { isWithin, reachOf } from '../contract/token-reach.ts'
import { tokensWords } from '../contract/words.ts'

interface Held {
  scopes: readonly string[]
  /** Of the owner, within the scopes. */
  permissions: Permissions
}

/** Why a token does not reach an endpoint, or null. */
export function refusalOf({ scopes, permissions }: Held, endpoint: Called): Problem | null {
  const reach = reachOf(endpoint)
  const [first] = reach
  if (!first) return beyond('notForTokens')
  const inScope = reach.filter(({ scope }) => isWithin(scopes, scope))
  if (inScope.length === 0) return beyond('beyondScopes', first.scope)
  return inScope.some(({ permission }) => permissions.allows(permission)) ? null : forbidden()
}

/** What was refused to a person is on record, and so is this. */
const beyond = (said: string, scope = '') =>
  new Problem(403, 'forbidden', {
    said,
    words: tokensWords,
    params: { scope },
    ...(scope && { extra: { scope } }),
  })
