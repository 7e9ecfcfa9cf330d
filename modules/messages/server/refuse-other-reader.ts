import type { Db } from '#kit/server/call.ts'
import { refused } from '#kit/server/problems.ts'
import { recipientOf } from '#modules/information-requests/server/askable.ts'
import type { Side } from '#modules/intake/contract/sides.ts'

/**
 * Where one address reaches both sides, what is written to one of them is read by the other.
 * @throws 409 `sharedAddress`
 */
export async function refuseOtherReader(
  db: Db,
  { id, side, to }: { id: string; side: Side; to: { email: string } },
): Promise<void> {
  const other = await recipientOf(db, id, side === 'employer' ? 'employee' : 'employer')
  if (other?.email.toLowerCase() === to.email.toLowerCase()) throw refused('sharedAddress')
}
