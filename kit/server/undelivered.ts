/**
 * Why a message did not arrive: its address or the message itself was refused, the portal is not let
 * send, the other side is busy or not to be reached, signing in there failed, the provider of text
 * messages said no.
 */
export type FailureKind =
  | 'address'
  | 'message'
  | 'denied'
  | 'busy'
  | 'unreachable'
  | 'signIn'
  | 'provider'
  | 'other'

/** A message that was not taken, in the words of whoever did not take it. */
export class Undelivered extends Error {
  readonly kind: FailureKind
  /** The same again would be refused again: it is tried no more by itself. */
  readonly isForGood: boolean
  /** Of the failure behind it; logs and `/api/ready` tell this alone. */
  readonly code: string | undefined

  constructor(
    message: string,
    { kind, isForGood = false, code }: { kind: FailureKind; isForGood?: boolean; code?: string },
  ) {
    super(message)
    this.name = 'Undelivered'
    this.kind = kind
    this.isForGood = isForGood
    this.code = code
  }
}
