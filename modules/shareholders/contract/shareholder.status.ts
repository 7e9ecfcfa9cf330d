import { statusFor } from '#kit/contract/define-status.ts'
import { shareholdersSubjects } from './shareholders.subjects.ts'

export const shareholderStates = ['active', 'archived', 'merged'] as const
/** What lists show; a merged shareholder is in the one that it was merged into. */
export const listedStates = ['active', 'archived'] as const
export type ShareholderStatus = (typeof shareholderStates)[number]

const { may } = shareholdersSubjects

/** A shareholder of the register is never deleted: archived, and restored whole. */
export const shareholderStatus = statusFor<object>()({
  name: 'shareholder',
  initial: 'active',
  states: {
    active: { tone: 'success' },
    archived: { tone: 'neutral' },
    // Merging involves two of them, and is no step of one: `modules/merges`.
    merged: { tone: 'info' },
  },
  transitions: {
    archive: {
      endpoint: 'archiveShareholder',
      from: ['active'],
      to: 'archived',
      may: may('delete', 'Shareholders Edit'),
      effects: ['the orders stay as they are; none can be entered or changed'],
      confirm: 'danger',
    },
    restore: {
      endpoint: 'restoreShareholder',
      from: ['archived'],
      to: 'active',
      may: may('restore', 'Shareholders Edit'),
      confirm: 'plain',
    },
  },
})

export type ShareholderStep = keyof typeof shareholderStatus.transitions
