import type { Screen } from '#kit/contract/define-screen.ts'

interface Rules {
  rules: readonly { action?: unknown; subject?: unknown; inverted?: boolean }[]
}

/**
 * A screen opens for anybody who may do anything at all on its subject, or what is to do there. It looks at the rules of
 * a session or an ability alike, so that visitors' pages do without the permission library.
 */
export function maySee({ rules }: Rules, screen: Pick<Screen, 'subject' | 'toDo'>): boolean {
  const { subject, toDo } = screen
  if (subject === null) return true
  return rules.some(
    (rule) =>
      !rule.inverted &&
      [subject, 'all'].includes(String(rule.subject)) &&
      (!toDo || ['manage', ...toDo].includes(String(rule.action))),
  )
}
