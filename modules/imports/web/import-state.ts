import type { Tone } from '#kit/contract/define-status.ts'
import type { ImportState } from '../contract/imports.endpoints.ts'

export const toneOf: Record<ImportState, Tone> = {
  uploaded: 'neutral',
  checking: 'progress',
  checked: 'info',
  running: 'progress',
  done: 'success',
  reverting: 'progress',
  reverted: 'neutral',
  stopped: 'danger',
}

export const isAtWork = (state: ImportState) =>
  state === 'checking' || state === 'running' || state === 'reverting'
