import type { Looking } from '#kit/server/call.ts'

/** A kind of record that mail is written to. */
export interface Mailboxes {
  /** As its screen asks for it. */
  kind: string
  /**
   * The addresses of a record that the person sees, as far as they see them.
   * @throws 404 where the record is missing, or not to be seen
   */
  addressesOf(looking: Looking, id: string): Promise<readonly (string | null | undefined)[]>
}

declare module '#kit/server/server-module.ts' {
  interface Offers {
    /** Records at which it is told that mail to them was refused. */
    mailboxes: Mailboxes
  }
}
