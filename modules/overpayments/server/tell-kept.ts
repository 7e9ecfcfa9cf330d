import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import { theKnown, theRow } from '#kit/server/the-row.ts'
import { overpaymentsLetters as letters } from '../contract/overpayments.letters.ts'
import { readNet } from './kept.queries.ts'
import { about } from './tell-payee.ts'

interface Kept {
  paymentId: string
  kept: string
}

async function laterOf({ db }: Change, paymentId: string): Promise<string> {
  const { rows } = await sql<{ later: string }>`
    select reference as later from payments where id = ${paymentId}`.execute(db)
  return theRow(rows).later
}

/** How much is kept back from which payment, why, and what is paid of it. */
export async function tellKept(
  change: Change,
  id: string,
  { paymentId, kept, reason }: Kept & { reason: string },
) {
  const { contact, remaining, facts } = await about(change, id)
  const { gross, net } = theKnown(await readNet(change.db, paymentId))
  const later = await laterOf(change, paymentId)
  await change.letter(letters.keptBack, contact, {
    ...facts,
    remaining,
    kept,
    later,
    keptReason: reason,
    gross,
    net,
  })
}

/** The payment is made, and what was kept back from it is received. */
export async function tellEntered(change: Change, id: string, { paymentId, kept }: Kept) {
  const { contact, remaining, facts } = await about(change, id)
  const later = await laterOf(change, paymentId)
  await change.letter(letters.keptEntered, contact, { ...facts, remaining, kept, later })
}

export async function tellGivenBack(change: Change, id: string, { paymentId, kept }: Kept) {
  const { contact, remaining, dueOn, facts } = await about(change, id)
  const later = await laterOf(change, paymentId)
  await change.letter(letters.givenBack, contact, { ...facts, remaining, dueOn, kept, later })
}
