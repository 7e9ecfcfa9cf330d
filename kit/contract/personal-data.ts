/** Kinds of people that a product keeps data of; it declares them by augmentation, as the rest here. */
export interface PersonKinds {}
/** What data of people are kept for. */
export interface Purposes {}
/** Why something of an erased person stays. */
export interface KeepingReasons {}
/** What has to be settled before somebody is erased. */
export interface OpenAffairs {}

export type PersonKind = keyof PersonKinds
export type Purpose = keyof Purposes
export type KeepingReason = keyof KeepingReasons
export type OpenAffair = keyof OpenAffairs
