import type { StateDeclaration } from '#kit/contract/define-status.ts'

/** Where a participant stands; a placement says more than its application, once there is one. */
export const participantStanding = {
  states: {
    none: { tone: 'neutral' },
    applied: { tone: 'info' },
    offered: { tone: 'info' },
    accepted: { tone: 'progress' },
    active: { tone: 'success' },
    ended: { tone: 'warning' },
    completed: { tone: 'neutral' },
    expired: { tone: 'danger' },
    rejected: { tone: 'danger' },
    closed: { tone: 'neutral' },
  },
} as const satisfies { states: Record<string, StateDeclaration> }

export type Standing = keyof typeof participantStanding.states
export const standings = Object.keys(participantStanding.states) as [Standing, ...Standing[]]

/** What comes next, and is due by a day. */
export const nextSteps = ['inform', 'decide', 'accept', 'start', 'finish'] as const
