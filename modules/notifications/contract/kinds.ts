/**
 * What people are told of that they may also do without. Letters about the security of an account,
 * and those to applicants, always come and are no kinds.
 */
export const noticeKinds = [
  'assigned',
  'informationReceived',
  'messageReceived',
  'decided',
  'goingBack',
] as const
export type NoticeKind = (typeof noticeKinds)[number]
