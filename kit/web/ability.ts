import { Ability, fieldPatternMatcher } from '@casl/ability'
import type { Action } from '#kit/contract/define-subjects.ts'
import type { StoredRule } from './session.ts'

export type PortalAbility = Ability<[string, string]>

/**
 * Permissions as the browser needs them: whether a button or screen is offered at all. Whether it
 * applies to a certain record is in the record's `can`, which the server alone works out; so a
 * rule with conditions counts as held.
 */
export function abilityFrom(rules: readonly StoredRule[]): PortalAbility {
  const normal = rules.map((rule) => ({
    ...rule,
    action: rule.action === 'manage' ? 'All' : rule.action,
  }))
  return new Ability<[string, string]>(normal, {
    anyAction: 'All',
    anySubjectType: 'all',
    conditionsMatcher: () => () => true,
    fieldMatcher: fieldPatternMatcher,
  })
}

export const may = (ability: PortalAbility, action: Action, subject: string) =>
  ability.can(action, subject)
