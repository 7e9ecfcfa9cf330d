import { expect, it } from 'vitest'
import {
  businessNumberOf,
  employerAnswers,
  positionAnswers,
  programId,
  save,
  send,
  upload,
  wholeHalf,
} from './intake.test-journey.ts'
import { server, start, withPeople } from './intake.test-people.ts'

withPeople()

it('a form takes numbers and codes with the blanks that people type, and keeps them as they are written', async () => {
  const { token, draft } = await start()
  const number = businessNumberOf(911)
  const typed = `${number.slice(0, 9)}  rp  0001 `
  await save(server, token, {
    ...wholeHalf(911),
    'employer.businessNumber': typed,
    'employer.postalCode': ' j8x   2k1 ',
    'position.workplacePostalCode': 'j8x-2k1',
  })
  for (const { code, askedOf } of draft.program.requiredDocuments)
    if (askedOf === 'employer') await upload(server, { token, kind: code })
  const sent = await send(server, token)
  expect([sent.status, sent.body.errors]).toEqual([200, undefined])
  const kept = await server.db
    .selectFrom('applications as a')
    .innerJoin('employers as e', 'e.id', 'a.employer_id')
    .innerJoin('form_responses as r', 'r.record_id', 'a.id')
    .select(['e.business_number', 'e.postal_code', 'a.workplace_postal_code', 'r.content'])
    .where('e.business_number', '=', number)
    .executeTakeFirstOrThrow()
  expect(kept).toMatchObject({
    postal_code: 'J8X 2K1',
    workplace_postal_code: 'J8X 2K1',
    content: {
      'employer.businessNumber': number,
      'employer.postalCode': 'J8X 2K1',
      'position.workplacePostalCode': 'J8X 2K1',
    },
  })
})

it('a number that is too long is judged by what is left without blanks', async () => {
  const { token } = await start()
  await save(server, token, {
    ...wholeHalf(912),
    'employer.businessNumber': `${businessNumberOf(912)} 1`,
  })
  expect((await send(server, token)).body.errors?.['employer.businessNumber']).toMatchObject([
    { code: 'tooLong' },
  ])
})

it('staff enter a business number with the blanks that people type', async () => {
  const amina = await server.as('caseOfficer')
  const number = businessNumberOf(951)
  const enter = async (businessNumber: string) =>
    amina.post<{ id: string }>('/applications', {
      programId: await programId(server, 'YESP'),
      language: 'en',
      employer: { ...employerAnswers(951), businessNumber, postalCode: ' j8x  2k1 ' },
      position: positionAnswers(951),
    })
  const long = await enter(`${number} 1`)
  expect(long.body.errors?.['employer.businessNumber']).toContainEqual(
    expect.objectContaining({ code: 'tooLong' }),
  )
  const { status, body } = await enter(` ${number.slice(0, 9)}  rp  0001 `)
  expect(status).toBe(201)
  const { body: record } = await amina.get<object>(`/applications/${body.id}`)
  expect(record).toMatchObject({ employer: { businessNumber: number, postalCode: 'J8X 2K1' } })
})
