import type { Screen } from '#kit/contract/define-screen.ts'

interface Rule {
  action?: unknown
  subject?: unknown
  inverted?: boolean
  conditions?: unknown
}

interface Rules {
  rules: readonly Rule[]
}

/**
 * A screen opens for anybody who may do anything at all on its subject, or what is to do there. It looks at the rules of
 * a session or an ability alike, so that visitors' pages do without the permission library.
 */
export function maySee({ rules }: Rules, screen: Pick<Screen, 'subject' | 'toDo'>): boolean {
  const { subject, toDo } = screen
  if (subject === null) return true
  const about = rules.filter((rule) => [subject, 'all'].includes(String(rule.subject)))
  if (!toDo) return about.some((rule) => !rule.inverted)
  return toDo.some((action) => decides(about, action)?.inverted === false)
}

/** Of the rules on an act the last one counts; what is taken away of some records alone takes nothing here. */
const decides = (rules: readonly Rule[], action: string) =>
  rules
    .filter((rule) => ['manage', action].includes(String(rule.action)))
    .filter((rule) => !rule.inverted || !rule.conditions)
    .map(({ inverted = false }) => ({ inverted }))
    .at(-1)
