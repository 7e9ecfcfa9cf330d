import type { Change } from '#kit/server/call.ts'

/** That somebody made a letter, in the log. */
export const recordMade = (
  { audit }: Pick<Change, 'audit'>,
  { id, reference }: { id: string; reference: string },
) => audit({ action: 'keptLetters.made', entity: 'keptLetter', entityId: id, reference })
