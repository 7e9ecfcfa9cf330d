import { sql } from 'kysely'
import type { Caller } from '#apps/server/test-server.ts'
import { server } from '#modules/applications/server/applications.test-people.ts'
import { colleagues } from '#seeds/cast.ts'
import { act, approve, assess, readPayment } from './payments.test-people.ts'
import { drafted, whole, withPass, type less } from './supplement-claims.test-people.ts'

/** As `withPass`, of a pass that Zoé pays herself and is paid back. */
export const withOwnPass = (placementId: string) => withPass(placementId, { payee: 'participant' })

/** Simon, who looks after the same programs as Amina. */
export async function simonBeaulieu(): Promise<Caller> {
  const { email, password } = colleagues.simonBeaulieu
  await sql`insert into user_programs (user_id, program_id)
    select u.id, m.program_id from users u, user_programs m join users o on o.id = m.user_id
    where u.email = ${email} and o.email = 'case.officer@example.org' on conflict do nothing`.execute(
    server.db,
  )
  const { body } = await server.visitor.post<{ accessToken: string }>('/auth/login', {
    email,
    password,
  })
  return server.withToken(body.accessToken)
}

/** Sends on what staff entered. */
export async function enter(by: Caller, id: string, also: object = {}) {
  const { claimedAmount } = await readPayment(await server.as('superAdmin'), id)
  return act(by, id, 'entry', { total: claimedAmount, ...also })
}

/** What Zoé spent, entered by Amina with the receipt that Zoé sent her, and sent on. */
export async function entered(supplementId: string, also: object = {}) {
  const amina = await server.as('caseOfficer')
  const { id } = await drafted(amina, supplementId, also)
  const sent = await enter(amina, id)
  if (sent.status !== 200) throw new Error(JSON.stringify(sent.body))
  return id
}

/** The same, assessed by Simon and approved by Luc on 3 May. */
export async function givenToZoe(
  supplementId: string,
  assessment: typeof whole | typeof less = whole,
) {
  const id = await entered(supplementId)
  await assess(await simonBeaulieu(), id, assessment)
  const { total } = assessment
  const { status, body } = await approve(await server.as('approver'), id, { total })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return id
}

const cheque = { paidOn: '2027-05-03', paidHow: 'cheque', paidReference: 'Cheque 4711' }

export async function notePaid(by: Caller, id: string, also: object = {}) {
  const { netAmount: net } = await readPayment(await server.as('superAdmin'), id)
  return act(by, id, 'paid', { ...cheque, net: net ?? '0.00', ...also })
}

/** To which addresses the letters about a payment went, and what they say. */
export async function lettersTo(id: string) {
  const { rows } = await sql<{ kind: string; recipient: string; body: string }>`
    select replace(template, 'payments.', '') as kind, recipient, body from outbox_messages
    where record_entity = 'payment' and record_id = ${id} order by id`.execute(server.db)
  return rows
}
