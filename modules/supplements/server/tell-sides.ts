import type { Change } from '#kit/server/call.ts'
import { supplementsLetters as letters } from '../contract/supplements.letters.ts'
import { findTold, type ToldSupplement } from './told-supplement.queries.ts'

/** What every letter to a side names. */
function about(id: string, told: ToldSupplement) {
  const { reference, type, participant, employer, program } = told
  const link = `/supplements/${id}` as const
  return { record: id, reference, type: [type], participant, employer, program, link }
}

const sidesOf = ({ toEmployer, toParticipant }: ToldSupplement) =>
  [
    { to: toEmployer, reader: 'employer' },
    { to: toParticipant, reader: 'participant' },
  ] as const

/** Whoever looks after the application, unless they entered it themselves. */
export async function tellRequested(change: Change, id: string) {
  const told = await findTold(change.db, id)
  const { assigneeId, reference, employer, type } = told
  if (!assigneeId || assigneeId === change.person.userId) return
  const facts = { record: id, reference, employer, type: [type] }
  await change.letter(
    letters.requestedForAssignee,
    { userId: assigneeId },
    { ...facts, link: `/supplements/${id}` },
  )
}

/** What is given, how it is made up, and why it is less. */
export async function tellApproved(change: Change, id: string) {
  const told = await findTold(change.db, id)
  const facts = { ...about(id, told), total: told.approvedAmount ?? '0.00', lines: linesOf(told) }
  for (const { to, reader } of sidesOf(told))
    // oxlint-disable-next-line no-await-in-loop -- one transaction does one after the other
    await change.letter(letters.approved, to, {
      ...facts,
      receipts: reader === told.payee ? [{ line: 'keep' }] : [],
      reader,
    })
}

function linesOf(told: ToldSupplement) {
  const { frequency, times, requestedAmount: requested, reductionReason } = told
  const each = told.approvedEach ?? '0.00'
  const given =
    frequency === 'oneTime'
      ? ({ line: 'oneTime', amount: each } as const)
      : ({ line: frequency, times, each } as const)
  return reductionReason
    ? [given, { line: 'reduced', requested, reason: reductionReason } as const]
    : [given]
}

/** A reason that has no words of its own says those of the note, which then is not said twice. */
export async function tellDeclined(
  change: Change,
  id: string,
  { reason, note }: { reason: string; note: string | null },
) {
  const told = await findTold(change.db, id)
  const said = note ?? ''
  const isOther = reason === 'other'
  const reasons = [isOther ? { said } : reason]
  const facts = { ...about(id, told), reasons, note: isOther ? '' : said }
  for (const { to, reader } of sidesOf(told))
    // oxlint-disable-next-line no-await-in-loop -- one transaction does one after the other
    await change.letter(letters.declined, to, { ...facts, reader })
}

export async function tellCancelled(change: Change, id: string, reason: string) {
  const told = await findTold(change.db, id)
  const facts = { ...about(id, told), reason }
  // oxlint-disable-next-line no-await-in-loop -- one transaction does one after the other
  for (const { to } of sidesOf(told)) await change.letter(letters.cancelled, to, facts)
}

const payeeOf = ({ payee, toEmployer, toParticipant }: ToldSupplement) =>
  payee === 'employer' ? toEmployer : toParticipant

/** Whoever is paid hears what counts, what is not paid any more, and why. */
export async function tellClosed(change: Change, id: string, reason: string) {
  const told = await findTold(change.db, id)
  const { usedAmount: used, unusedAmount: unused } = told
  const amounts = { used: used ?? '0.00', unused: unused ?? '0.00' }
  await change.letter(letters.closed, payeeOf(told), { ...about(id, told), ...amounts, reason })
}

export async function tellReopened(change: Change, id: string, released: string) {
  const told = await findTold(change.db, id)
  await change.letter(letters.reopened, payeeOf(told), { ...about(id, told), released })
}
