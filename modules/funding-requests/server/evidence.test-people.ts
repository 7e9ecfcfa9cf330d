import type { Caller } from '#apps/server/test-server.ts'
import { runJob } from '#kit/server/jobs.ts'
import { server } from '#modules/applications/server/applications.test-people.ts'
import { askForEvidence } from './ask-for-evidence.ts'
import { approve } from './decisions.test-people.ts'
import { act, attach, filled, readRequest, save, send, tokenOf } from './requests.test-people.ts'

/** Approved with 100.00 of the 150.25 for books, which makes 1,200.25. */
const less = {
  lines: [{ kind: 'books', approved: '100', reductionReason: 'Used books' }],
  total: '1200.25',
}

/** A request of the case officer's that the approver has approved. */
export async function approved(placementId: string) {
  const id = await filled(await server.as('caseOfficer'), placementId)
  const { status, body } = await approve(await server.as('approver'), id, less)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return id
}

/** Moves to a morning of which the evidence job is done. */
export async function morning(day: string) {
  server.clock.moveTo(new Date(`${day}T15:00:00Z`))
  await runJob(server.system, askForEvidence)
}

/** The same once its course, which ends on 26 March 2027, is over. */
export async function over(placementId: string) {
  const id = await approved(placementId)
  await morning('2027-03-27')
  return id
}

/** 1,080.00 of tuition and 120.00 of books, with a certificate. */
export const paid = {
  'evidence.costs': ['tuition', 'books'],
  'claimed.tuition': '1080',
  'claimed.books': '120',
  'evidence.hasCertificate': true,
  'statements.participantPaidNothing': true,
  'statements.accurate': true,
}
const papers = ['qinvoice000', 'qpayment000', 'qcertificat']

/** Fills in what is claimed, and sends it. */
export async function handIn(token: string, wanted: object = {}, files = papers) {
  const saved = await save(token, { ...paid, ...wanted })
  if (saved.status !== 200) throw new Error(JSON.stringify(saved.body))
  for (const kind of files) await attach(token, kind)
  return send(token)
}

/** A request whose evidence is in. */
export async function handedIn(placementId: string) {
  const id = await over(placementId)
  const sent = await handIn(await tokenOf(id))
  if (sent.status !== 200) throw new Error(JSON.stringify(sent.body))
  return id
}

/** All that was claimed of tuition, all that was approved of books: 1,180.00. */
export const assessed = {
  lines: [
    { kind: 'tuition', assessed: '1080', assessmentReason: 'Less was spent' },
    { kind: 'books', assessed: '100', assessmentReason: 'As approved' },
  ],
  total: '1180.00',
}

export const review = (by: Caller, id: string, body: object = {}) =>
  act(by, id, 'payment-review', { ...assessed, ...body })

export const statusOf = async (id: string) =>
  (await readRequest(await server.as('superAdmin'), id)).status
