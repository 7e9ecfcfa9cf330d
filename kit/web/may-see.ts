import type { Screen } from '#kit/contract/define-screen.ts'

interface Rules {
  rules: readonly { subject?: unknown; inverted?: boolean }[]
}

/**
 * A screen opens for anybody who may do anything at all on its subject. It looks at the rules of
 * a session or an ability alike, so that visitors' pages do without the permission library.
 */
export function maySee({ rules }: Rules, screen: Pick<Screen, 'subject'>): boolean {
  const { subject } = screen
  if (subject === null) return true
  return rules.some((rule) => !rule.inverted && [subject, 'all'].includes(String(rule.subject)))
}
