import type { ApplicationRecord } from '../contract/applications.endpoints.ts'

/** The way forward, then the other ways. */
const forward = ['approve', 'recommendApproval', 'assign', 'resubmit', 'reopen'] as const
const aside = [
  'reject',
  'recommendRejection',
  'requestInformation',
  'extendRequest',
  'withdrawRequest',
  'returnToReview',
] as const

/** The step that the case waits for, possible or not. */
export function mainStepOf({ can, status }: Pick<ApplicationRecord, 'can' | 'status'>) {
  // What was decided is settled; it is seldom opened again.
  if (status === 'rejected') return undefined
  return status === 'recommendedReject' ? 'reject' : forward.find((step) => can[step] !== undefined)
}

/** All steps in the order in which they are offered. */
export function stepsInOrder(record: Pick<ApplicationRecord, 'can' | 'status'>): string[] {
  const main = mainStepOf(record)
  const others = [...aside, ...forward].filter((step) => step !== main)
  return main ? [main, ...others] : others
}
