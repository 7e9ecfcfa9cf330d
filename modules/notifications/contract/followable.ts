/** Kinds of record that staff may follow or mute, as letters name them. */
export const followable = [
  'application',
  'bankAccount',
  'changeRequest',
  'employer',
  'fundingRequest',
  'hold',
  'lead',
  'monitoringForm',
  'order',
  'orphanedCase',
  'overpayment',
  'participant',
  'payment',
  'shareholder',
  'supplement',
] as const
export type Followable = (typeof followable)[number]

export const isFollowable = (entity: string): entity is Followable =>
  (followable as readonly string[]).includes(entity)
