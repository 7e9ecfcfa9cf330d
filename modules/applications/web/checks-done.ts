import { today } from '#kit/web/calendar-days.ts'
import type { ApplicationRecord } from '../contract/applications.endpoints.ts'
import { isOverridden, type CheckpointItem } from '../contract/checkpoint.ts'

/** How many of the checks are done, whatever came out, and how many of these stand in the way. */
export const donePart = (items: readonly CheckpointItem[]) => ({
  done: items.filter(({ result }) => result !== 'pending').length,
  all: items.length,
  failed: items.filter((item) => item.result === 'fail' && !isOverridden(item, today())).length,
})

/** Whether the checks can be judged now; else they are read. */
export const mayJudge = ({ can }: Pick<ApplicationRecord, 'can'>) =>
  can['recordCheckpoint'] === true || can['overrideCheck'] === true
