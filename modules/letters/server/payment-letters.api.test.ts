import { beforeAll, expect, it } from 'vitest'
import { server } from '#modules/applications/server/applications.test-people.ts'
import {
  givenToZoe,
  notePaid,
  withOwnPass,
} from '#modules/payments/server/participant-claims.test-people.ts'
import { less } from '#modules/payments/server/supplement-claims.test-people.ts'
import { withPeople } from '#modules/placements/server/placements.test-people.ts'
import { working } from '#modules/supplements/server/supplements.test-people.ts'
import { asStaffWho, download, lettersOf, textOf } from './letters.test-people.ts'

withPeople()

let placementId: string
beforeAll(async () => {
  ;({ placementId } = await working())
}, 60_000)

it('the advice of a payment to a participant is theirs: neither their employer’s, nor with a number that pays', async () => {
  const id = await givenToZoe(await withOwnPass(placementId), less)
  const { status } = await notePaid(await server.as('finance'), id)
  expect(status).toBe(200)
  const zoe = await server.as('employee')
  const [letter] = await lettersOf(zoe, 'payment', id)
  expect(letter).toMatchObject({ kind: 'paymentAdvice' })
  const { content } = await download(server, zoe, letter?.id ?? '')
  const text = await textOf(content)
  expect(text).toContain('$150.00')
  expect(text).toContain('Cheque 4711')
  expect(text).toMatch(/PAY-\d{4}-\d+/)
  const rachel = await server.as('employer')
  expect((await download(server, rachel, letter?.id ?? '')).status).toBe(404)
  expect((await rachel.get(`/letters/payment/${id}`)).status).toBe(404)
  const asks = asStaffWho(server, 'Payments', letter?.id ?? '')
  expect([await asks('basic'), await asks('basic', 'personal')]).toEqual([404, 200])
})
