import * as z from 'zod/mini'
import { groupsOf, scopesOf, subjectsByName, type RoleRule } from './reach.ts'

const name = z.string().check(z.maxLength(60))

const ruleShape = z.strictObject({
  action: name,
  subject: name,
  scope: z.optional(name),
  fields: z.optional(z.array(name).check(z.maxLength(20))),
  inverted: z.optional(z.literal(true)),
})

/** A role's rules: every subject, action, scope and group is one that the product declares. */
export const rulesSchema = z
  .array(ruleShape)
  .check(z.maxLength(1000))
  .check(({ value, issues }) => {
    value.forEach((rule, at) => {
      for (const [part, message] of complaintsAbout(rule))
        issues.push({ code: 'custom', input: value, path: [at, part], message })
    })
    for (const at of contradictions(value))
      issues.push({ code: 'custom', input: value, path: [at, 'fields'], message: 'sameFields' })
  })

type Complaint = [part: keyof RoleRule, code: string]

function complaintsAbout(rule: RoleRule): Complaint[] {
  if (rule.subject === 'all') return aboutEverything(rule)
  const declared = subjectsByName[rule.subject]
  if (!declared || !Object.hasOwn(subjectsByName, rule.subject))
    return [['subject', 'noSuchSubject']]
  const complaints: Complaint[] = []
  const actions: readonly string[] = ['All', ...declared.actions]
  if (!actions.includes(rule.action)) complaints.push(['action', 'noSuchAction'])
  if (rule.scope !== undefined && (rule.inverted || !scopesOf(rule.subject).includes(rule.scope)))
    complaints.push(['scope', 'noSuchScope'])
  return [...complaints, ...aboutFields(rule)]
}

const aboutEverything = ({ action, scope, fields, inverted }: RoleRule): Complaint[] => [
  ...(action === 'All' ? [] : [['action', 'noSuchAction'] as Complaint]),
  ...(scope === undefined ? [] : [['scope', 'noSuchScope'] as Complaint]),
  ...(fields === undefined ? [] : [['fields', 'noSuchGroup'] as Complaint]),
  ...(inverted ? [['inverted', 'notEverything'] as Complaint] : []),
]

/** Nobody sees a bank account because a permission forgot to name its groups. */
function aboutFields({ subject, fields, inverted }: RoleRule): Complaint[] {
  const groups = groupsOf(subject)
  if (fields === undefined) return groups.length && !inverted ? [['fields', 'required']] : []
  if (groups.length === 0) return [['fields', 'noSuchGroup']]
  if (fields.length === 0) return [['fields', 'chooseOne']]
  return fields.every((field) => groups.includes(field)) ? [] : [['fields', 'noSuchGroup']]
}

/** One action has one set of groups, wherever it applies; what is chosen could not show two. */
function contradictions(rules: readonly RoleRule[]): number[] {
  const seen = new Map<string, string>()
  return rules.flatMap(({ action, subject, fields, inverted }, at) => {
    const key = `${subject}:${action}`
    if (inverted) {
      seen.delete(key)
      return []
    }
    const groups = [...(fields ?? [])].toSorted().join()
    const before = seen.get(key)
    seen.set(key, groups)
    return before !== undefined && before !== groups ? [at] : []
  })
}
