import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '#apps/server/test-server.ts'
import { server } from '#modules/applications/server/applications.test-people.ts'
import { withPeople } from '#modules/placements/server/placements.test-people.ts'
import {
  act,
  approve,
  requested,
  startAfresh,
  working,
} from '#modules/supplements/server/supplements.test-people.ts'
import { asStaffWho, download, lettersOf, textOf } from './letters.test-people.ts'

withPeople()

let amina: Caller
let rachel: Caller
let zoe: Caller
let reduced = ''
let declined = ''
beforeAll(async () => {
  const { placementId } = await working()
  await startAfresh(placementId)
  amina = await server.as('caseOfficer')
  rachel = await server.as('employer')
  zoe = await server.as('employee')
  const luc = await server.as('approver')
  const less = { approvedEach: '40.00', total: '480.00', reductionReason: 'The pass costs 40' }
  ;({ id: reduced } = await requested(rachel, placementId))
  await approve(luc, reduced, less)
  ;({ id: declined } = await requested(rachel, placementId, {
    type: 'tools',
    frequency: 'oneTime',
    description: 'Boots',
  }))
  await act(luc, declined, 'refusal', {
    declineReason: 'other',
    declineNote: 'Boots are the employer’s to give',
  })
}, 60_000)

const textFor = async (by: Caller, id: string) => {
  const [letter] = await lettersOf(by, 'supplement', id)
  return textOf((await download(server, by, letter?.id ?? '')).content)
}

describe('the letter of a decision on a supplement', () => {
  it('is kept for each side, and says what its mail says: how much, why less, or why nothing', async () => {
    for (const [id, said] of [
      [reduced, ['$480.00', '12 × $40.00', 'The pass costs 40']],
      [declined, ['Boots are the employer’s to give']],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one letter after the other
      const letters = await lettersOf(amina, 'supplement', id)
      expect(letters).toMatchObject([{ kind: 'decision' }, { kind: 'decision' }])
      expect(letters[0]?.name).toMatch(/^Decision SUP-[\d-]+\.pdf$/)
      for (const by of [rachel, zoe])
        for (const each of said)
          // oxlint-disable-next-line no-await-in-loop -- as above
          expect(await textFor(by, id)).toContain(each)
    }
  })

  it('asks whoever is paid for the receipts, and not the other side', async () => {
    expect(await textFor(zoe, reduced)).toContain('Keep the receipts')
    expect(await textFor(rachel, reduced)).not.toContain('receipts')
  })

  it('is opened by the side that it was written to alone', async () => {
    const [toEmployer, ...others] = await lettersOf(rachel, 'supplement', reduced)
    const [toPerson, ...further] = await lettersOf(zoe, 'supplement', reduced)
    expect([others, further]).toEqual([[], []])
    expect((await download(server, rachel, toPerson?.id ?? '')).status).toBe(404)
    expect((await download(server, zoe, toEmployer?.id ?? '')).status).toBe(404)
  })

  it('is not of staff who see the supplement without whom it is about', async () => {
    const [letter] = await lettersOf(amina, 'supplement', reduced)
    const asks = asStaffWho(server, 'Supplements', letter?.id ?? '')
    expect([await asks('basic'), await asks('basic', 'personal')]).toEqual([404, 200])
  })

  it('is nobody’s who may not open the supplement', async () => {
    await sql`update supplements set employer_id = (select id from employers where id <> employer_id limit 1)
      where id = ${declined}`.execute(server.db)
    expect((await rachel.get(`/letters/supplement/${declined}`)).status).toBe(404)
  })
})
