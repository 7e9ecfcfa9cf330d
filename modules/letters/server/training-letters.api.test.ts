import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '#apps/server/test-server.ts'
import { server } from '#modules/applications/server/applications.test-people.ts'
import {
  approve,
  limit,
  startAfresh,
} from '#modules/funding-requests/server/decisions.test-people.ts'
import { act, filled, working } from '#modules/funding-requests/server/requests.test-people.ts'
import { withPeople } from '#modules/placements/server/placements.test-people.ts'
import { asStaffWho, download, lettersOf, printAll, textOf } from './letters.test-people.ts'

withPeople()

let amina: Caller
let luc: Caller
let rachel: Caller
let zoe: Caller
let approved = ''
let rejected = ''
beforeAll(async () => {
  const { placementId } = await working()
  await startAfresh()
  await limit(placementId, { training: 5000, cap: 30_000, budget: 90_000_000 })
  amina = await server.as('caseOfficer')
  luc = await server.as('approver')
  rachel = await server.as('employer')
  zoe = await server.as('employee')
  approved = await filled(amina, placementId)
  const lines = [{ kind: 'books', approved: '100.24', reductionReason: 'Used books' }]
  await approve(luc, approved, { lines, total: '1200.49', applicantNote: 'Enjoy the course' })
  rejected = await filled(amina, placementId)
  await act(luc, rejected, 'rejection', {
    reasonCodes: ['other'],
    applicantNote: 'The course began already',
  })
}, 60_000)

describe('the letter of a decision on training', () => {
  it('says what the mail says: what is given of each cost and why less, or why nothing is', async () => {
    for (const [id, template, said] of [
      [approved, 'fundingRequests.approved', ['1,200.49', 'Used books', 'Enjoy the course']],
      [rejected, 'fundingRequests.rejected', ['The course began already']],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one letter after the other
      const [letter, ...others] = await lettersOf(amina, 'fundingRequest', id)
      expect(letter).toMatchObject({ kind: 'decision', version: 1, madeBy: null })
      expect(letter?.name).toMatch(/^Decision STT-[\d-]+\.pdf$/)
      expect(others).toEqual([])
      // oxlint-disable-next-line no-await-in-loop -- as above
      const text = await textOf((await download(server, amina, letter?.id ?? '')).content)
      // oxlint-disable-next-line no-await-in-loop -- as above
      const { rows } = await sql<{ body: string }>`select body from outbox_messages
        where record_id = ${id} and template = ${template}`.execute(server.db)
      const [greeting = '', opening = ''] = rows[0]?.body.split('\n\n') ?? []
      for (const each of [greeting, opening, ...said]) expect(text).toContain(each)
    }
  })

  it('is opened by the side that was asked, and not by the other', async () => {
    const [letter] = await lettersOf(rachel, 'fundingRequest', approved)
    expect((await download(server, rachel, letter?.id ?? '')).status).toBe(200)
    expect(await lettersOf(zoe, 'fundingRequest', approved)).toEqual([])
    expect((await download(server, zoe, letter?.id ?? '')).status).toBe(404)
  })

  it('is printed once for good, the same as before', async () => {
    const [letter] = await lettersOf(amina, 'fundingRequest', approved)
    const before = await download(server, amina, letter?.id ?? '')
    await printAll(server)
    expect((await download(server, amina, letter?.id ?? '')).hash).toBe(before.hash)
  })

  it('is not of staff who see the request without whom it is about', async () => {
    const [letter] = await lettersOf(amina, 'fundingRequest', approved)
    const asks = asStaffWho(server, 'STT Funding View', letter?.id ?? '')
    expect([await asks('basic'), await asks('basic', 'personal')]).toEqual([404, 200])
  })

  it('is nobody’s who may not open the request', async () => {
    await sql`update funding_requests set employer_id = (select id from employers where id <> employer_id limit 1)
      where id = ${rejected}`.execute(server.db)
    expect((await rachel.get(`/letters/fundingRequest/${rejected}`)).status).toBe(404)
  })
})
