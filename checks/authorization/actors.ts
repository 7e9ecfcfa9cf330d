import { columns } from './presets-by-subject.ts'

/**
 * Who may call what: the tables of `access.md`, endpoint by endpoint. Written from that page and
 * not from the code, so that the two check each other; an endpoint without a line fails.
 *
 * One letter for each actor, in the order of `actors`:
 *   + let in: neither 401 nor 403; a record that is missing is still 404
 *   1 refused as nobody (401)   3 refused as this person (403)   4 answered as missing (404)
 * `own` is a record of the actor's own programs, organisation or person, or any record for those
 * who see all; `other` is one of somebody else's. Where the page draws no line between the two,
 * one line stands for both. A missing record answers 404 to whoever would be let in to the own
 * one, and as the own one to everybody else.
 */
export const actors = [
  'visitor',
  ...columns,
  /** Staff whose role permits nothing. */
  'emptyRole',
  /** A super administrator whose password has expired: nothing but the way to change it. */
  'expiredPassword',
  /** A super administrator whose account was disabled while signed in. */
  'disabled',
  /** A super administrator who has given the password and not yet the second factor. */
  'halfSignedIn',
] as const
export type Actor = (typeof actors)[number]

export type Letter = '+' | '1' | '3' | '4'
export type ObjectKind = 'own' | 'other' | 'missing'
/** `missing` where it is not told by the own one: 4 in place of each +. */
export type Cell = string | { own: string; other: string; missing?: string }

export const anybody = '+  + + +  + + + +  + +  + + +  + + + +'
export const signedIn = '1  + + +  + + + +  + +  + + +  + 3 1 1'
