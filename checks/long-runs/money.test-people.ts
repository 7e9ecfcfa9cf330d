import {
  act as leadBatch,
  batchOf,
  fileOf,
  readBatch,
  release,
} from '#modules/payment-batches/server/payment-batches.test-people.ts'
import {
  act as leadClaim,
  approve,
  assess,
  drafted,
  readPayment,
  submit,
} from '#modules/payments/server/payments.test-people.ts'
import { by, well, type Deed, type World } from './long-runs.test-people.ts'

/** Five hours on each day of the week at 24.00. */
export function wagesOf(from: string, to: string, hours?: number) {
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1
  const worked = hours ?? days * 5
  return { from, to, hours: String(worked), hourlyWage: '24.00', gross: `${worked * 24}.00` }
}

export interface Month {
  from: string
  to: string
  /** What the rates give of it, and what is assessed of that. */
  claimed: string
  assessed?: string
  /** Beside it in the batch. */
  alsoPaid?: () => string
  /** What is claimed first, and is sent back. */
  wrongHours?: number
}

/** What a run keeps of the money that it led. */
export interface Paid {
  claims: string[]
  batches: string[]
}

/** A month is claimed with its pay stub, judged by two people and paid by a third. */
export function monthIsPaid({ placementId }: World, month: Month, paid: Paid): Deed[] {
  const { from, to, claimed, assessed = claimed } = month
  const paidOn = dayOfNextMonth(to, 6)
  const id = { claim: '', batch: '' }
  return [
    [
      dayOfNextMonth(to, 3),
      async () => {
        const rachel = await by('employer')
        const draft = await drafted(rachel, placementId, [wagesOf(from, to, month.wrongHours)])
        id.claim = draft.id
        paid.claims.push(draft.id)
        well(await submit(rachel, draft.id))
        if (month.wrongHours) await sendBackAndCorrect(draft.id, wagesOf(from, to))
      },
    ],
    [dayOfNextMonth(to, 4), () => judge(id.claim, { claimed, assessed })],
    [
      dayOfNextMonth(to, 5),
      async () => {
        const priya = await by('finance')
        const batch = await batchOf(priya, [
          id.claim,
          ...(month.alsoPaid ? [month.alsoPaid()] : []),
        ])
        id.batch = well(await release(priya, batch, { payOn: paidOn })).id
        paid.batches.push(id.batch)
      },
    ],
    [paidOn, () => arrives(id.batch, paidOn)],
  ]
}

/** E.g. of `2027-02-28` the 3rd: `2027-03-03`. */
function dayOfNextMonth(day: string, date: number): string {
  const [year, month] = day.split('-').map(Number)
  return new Date(Date.UTC(year ?? 0, month ?? 0, date)).toISOString().slice(0, 10)
}

async function sendBackAndCorrect(id: string, line: object) {
  const rachel = await by('employer')
  well(
    await leadClaim(await by('caseOfficer'), id, 'return', {
      changes: 'The stub shows other hours',
    }),
  )
  const { version } = await readPayment(rachel, id)
  well(await rachel.patch<object>(`/payments/${id}`, { lines: [line] }, { version }))
  well(await submit(rachel, id))
}

async function judge(id: string, { claimed, assessed }: { claimed: string; assessed: string }) {
  const amina = await by('caseOfficer')
  const less = [{ place: 1, assessed, reductionReason: 'A holiday was not worked' }]
  const lines = assessed === claimed ? [] : less
  well(await assess(amina, id, { lines, total: assessed }))
  well(await approve(await by('approver'), id, { total: assessed }))
}

/** The money of a batch is on its accounts. */
export async function arrives(batchId: string, paidOn: string) {
  const priya = await by('finance')
  well(await leadBatch(priya, await readBatch(priya, batchId), 'result', { paidOn }))
}

/** The amounts of the files that went to the bank, in cents. */
export async function centsInFiles(batches: readonly string[]): Promise<number> {
  const priya = await by('finance')
  const files = await Promise.all(batches.map((id) => fileOf(priya, id)))
  const rows = files.flatMap(({ text }) => text.trim().split('\n').slice(1))
  return rows.reduce((sum, row) => sum + cents(row.split(',')[5] ?? ''), 0)
}

/** @throws for what is no amount to the cent */
export function cents(amount: string): number {
  if (!/^\d+\.\d\d$/.test(amount)) throw new Error(`“${amount}” is no amount`)
  return Number(amount.replace('.', ''))
}

/** What the program of a placement says of its money, in cents. */
export async function centsOfProgram({ programId }: World) {
  const root = await by('superAdmin')
  const { body } = await root.get<{ budget: { claimed: string; paid: string } }>(
    `/programs/${programId}`,
  )
  return { claimed: cents(body.budget.claimed), paid: cents(body.budget.paid) }
}

/** What the ledger of whoever works there says of the program. */
export async function ledgerOf({ participantId, programId }: World) {
  const root = await by('superAdmin')
  const { body } = await root.get<{
    data: { programId: string; committed: string; claimed: string; paid: string }[]
  }>(`/participants/${participantId}/ledger`)
  return body.data.find((each) => each.programId === programId)
}
