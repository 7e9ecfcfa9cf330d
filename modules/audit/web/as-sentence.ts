import type { AuditRow } from '../contract/audit-entry.ts'

/** What was done as it follows the name of who did it: “Étienne Gagnon paused the program”. */
export const asSentence = ({ actor, what }: Pick<AuditRow, 'actor' | 'what'>) => ({
  actor,
  what: what.slice(0, 1).toLowerCase() + what.slice(1),
})
