import type { Db } from '#kit/server/call.ts'
import { refused } from '#kit/server/problems.ts'
import { recipientOf } from '#modules/information-requests/server/askable.ts'
import type { Side } from '#modules/intake/contract/sides.ts'

interface Reached {
  id: string
  side: Side
  to: { email: string }
}

/** Whether the address of a side is the other one's too, who would read what is not theirs. */
export async function reachesBothSides(db: Db, { id, side, to }: Reached): Promise<boolean> {
  const other = await recipientOf(db, id, side === 'employer' ? 'employee' : 'employer')
  return other?.email.toLowerCase() === to.email.toLowerCase()
}

/** @throws 409 `sharedAddress` */
export async function refuseOtherReader(db: Db, reached: Reached): Promise<void> {
  if (await reachesBothSides(db, reached)) throw refused('sharedAddress')
}
