import type { Looking } from '#kit/server/call.ts'
import { notFound } from '#kit/server/problems.ts'
import { readRefused, type RefusedAddress } from '#kit/server/refused-addresses.ts'
import type { Mailboxes } from './mailboxes.ts'

interface Asked {
  kind: string
  id: string
}

/** Whether mail reaches somebody is the desk's business: applicants are told by their own mailbox. */
export async function readRefusedMail(
  looking: Looking,
  mailboxes: readonly Mailboxes[],
  { kind, id }: Asked,
): Promise<RefusedAddress[]> {
  const source = mailboxes.find((each) => each.kind === kind)
  if (!source || looking.person.type !== 'staff') throw notFound()
  const addresses = await source.addressesOf(looking, id)
  return readRefused(
    looking.db,
    addresses.filter((address) => typeof address === 'string'),
  )
}
