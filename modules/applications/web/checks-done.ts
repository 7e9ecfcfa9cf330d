import type { CheckpointItem } from '../contract/checkpoint.ts'

/** How many of the checks are done, whatever came out. */
export const donePart = (items: readonly Pick<CheckpointItem, 'result'>[]) => ({
  done: items.filter(({ result }) => result !== 'pending').length,
  all: items.length,
})
