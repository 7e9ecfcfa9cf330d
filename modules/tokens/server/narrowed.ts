import type { Action } from '#kit/contract/define-subjects.ts'
import { Permissions, type AbilityRule } from '#kit/server/permissions.ts'
import { actionsByScopes } from '../contract/token-reach.ts'

/**
 * What a token lets a program do: of what its owner may at this moment, that which lies within the
 * scopes. Conditions, groups of fields and refusals of the owner’s rules stay as they are.
 */
export function narrowed({ rules }: Permissions, scopes: readonly string[]): Permissions {
  const within = [...actionsByScopes(scopes)]
  return new Permissions(
    rules.flatMap((rule) =>
      within.flatMap(([subject, actions]) =>
        isAbout(rule, subject) ? narrowedRule(rule, subject, actions) : [],
      ),
    ),
  )
}

const isAbout = (rule: AbilityRule, subject: string) =>
  rule.subject === 'all' || rule.subject === subject

const narrowedRule = (rule: AbilityRule, subject: string, actions: readonly Action[]) =>
  actions
    .filter((action) => rule.action === 'manage' || rule.action === action)
    .map((action) => ({ ...rule, subject, action }))
