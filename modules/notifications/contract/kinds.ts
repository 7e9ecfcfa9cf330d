/**
 * What people are told of that they may also do without. Letters about the security of an account,
 * and those to applicants, always come and are no kinds.
 */
export const noticeKinds = [
  'assigned',
  'mentioned',
  'followed',
  'informationReceived',
  'messageReceived',
  'decided',
  'goingBack',
  'formReceived',
  'formOverdue',
  'held',
  'stepDue',
  'checkpointDue',
  'taskAssigned',
  'taskDue',
  'budgetUsed',
  'mailRefused',
] as const
export type NoticeKind = (typeof noticeKinds)[number]

/** Of these there are letters alone: they are about many records at once. */
export const mailAlone: readonly NoticeKind[] = ['goingBack']

type ByKind = Record<NoticeKind, true>
declare module '#kit/contract/define-letters.ts' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- the kinds are listed once, above
  interface LetterKinds extends ByKind {}
}
