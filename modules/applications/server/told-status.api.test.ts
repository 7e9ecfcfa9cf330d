import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { cast } from '#seeds/cast.ts'
import { server, luc, read, recommended, withPeople } from './applications.test-people.ts'

withPeople()

it('a recommendation is told to no applicant: not by record, list, filter, file or search', async () => {
  const id = await recommended()
  await sql`update applications set employer_id = (select employer_id from users where email = ${cast.employer.email})
    where id = ${id}`.execute(server.db)
  const rachel = await server.as('employer')
  const { status, reference } = await read(rachel, id)
  expect(status).toBe('inReview')
  const listed = async (state: string) =>
    (
      await rachel.get<{ data: { id: string; status: string }[] }>(
        `/applications?stage=pending&perPage=100&filter[status]=${state}`,
      )
    ).body.data
  expect(await listed('recommendedApprove')).toEqual([])
  expect(await listed('inReview')).toContainEqual(
    expect.objectContaining({ id, status: 'inReview' }),
  )
  const told = [
    await rachel.get(`/search?q=${reference}`),
    await rachel.get('/dashboard'),
    await rachel.get('/applications/export?stage=pending&format=csv'),
  ]
  expect(JSON.stringify(told.map(({ body }) => body))).toContain(reference)
  expect(JSON.stringify(told.map(({ body }) => body))).not.toMatch(/recommend/i)
  expect((await read(luc, id)).status).toBe('recommendedApprove')
})
