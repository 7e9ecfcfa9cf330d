import type { Tone } from '#kit/contract/define-status.ts'
import type { ImportOutcome, ImportRow, ImportState } from '../contract/imports.endpoints.ts'

const toneOf: Record<ImportState, Tone> = {
  uploaded: 'neutral',
  checking: 'progress',
  checked: 'info',
  running: 'progress',
  done: 'success',
  reverting: 'progress',
  reverted: 'neutral',
  stopped: 'danger',
}

const outcomeTone: Partial<Record<ImportOutcome, Tone>> = {
  part: 'warning',
  unchanged: 'neutral',
  nothing: 'danger',
}

/** Only what was imported whole is shown green. */
export const toneOfImport = ({ state, outcome }: Pick<ImportRow, 'state' | 'outcome'>): Tone =>
  (outcome && outcomeTone[outcome]) ?? toneOf[state]

export const isAtWork = (state: ImportState) =>
  state === 'checking' || state === 'running' || state === 'reverting'
