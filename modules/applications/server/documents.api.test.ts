import { unzipSync } from 'fflate'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { Caller } from '#apps/server/test-server.ts'
import { submitBothHalves } from '#modules/intake/server/intake.test-journey.ts'
import { cast } from '#seeds/cast.ts'
import { admin, amina, read, server, withPeople } from './applications.test-people.ts'

withPeople()

/** Rachel is the employer, Lucas the employee, of one application. */
async function ofBothSides() {
  const id = await submitBothHalves(server)
  await sql`update applications set employer_id = (select employer_id from users where email = ${cast.employer.email})
    where id = ${id}`.execute(server.db)
  await sql`update users set participant_id = (select participant_id from applications where id = ${id})
    where email = ${cast.employee.email}`.execute(server.db)
  return { id, rachel: await server.as('employer'), lucas: await server.as('employee') }
}

async function archive(by: Caller, id: string) {
  const answer = await fetch(`${server.address}/api/applications/${id}/documents`, {
    headers: { authorization: `Bearer ${by.token}` },
  })
  if (answer.status !== 200) return { status: answer.status, names: [], files: {} }
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
  const disposition = answer.headers.get('content-disposition')
  return { status: 200, names: Object.keys(files), files, disposition }
}

const forget = (id: string, kind: string) =>
  sql`delete from application_documents where application_id = ${id} and kind = ${kind}`.execute(
    server.db,
  )

it('a record says by side which documents were sent, and which of the program’s are missing', async () => {
  const { id, rachel, lucas } = await ofBothSides()
  const whole = await read(amina, id)
  expect(whole.documents.map(({ kind, side }) => [kind, side])).toEqual([
    ['offerLetter', 'employer'],
    ['workersCompensation', 'employer'],
    ['workStatus', 'participant'],
  ])
  expect(whole.documents[2]?.title?.en).toBe('Proof of status in Canada')
  const missing = async (by: Caller) =>
    (await read(by, id)).missingDocuments.map(({ code, mandatory }) => [code, mandatory])
  expect(await missing(amina)).toEqual([])
  await forget(id, 'workStatus')
  await forget(id, 'workersCompensation')
  expect(await missing(amina)).toEqual([
    ['workersCompensation', true],
    ['workStatus', true],
  ])
  expect(await missing(rachel)).toEqual([['workersCompensation', true]])
  expect(await missing(lucas)).toEqual([['workStatus', true]])
})

it('all documents come in one archive under the reference, two of one name both', async () => {
  const { id } = await ofBothSides()
  const { reference } = await read(amina, id)
  const { names, files, disposition } = await archive(amina, id)
  expect(disposition).toContain(`${reference}.zip`)
  expect(names).toEqual(['document.pdf', 'document (2).pdf', 'document (3).pdf'])
  for (const content of Object.values(files))
    expect(Buffer.from(content).toString()).toMatch(/^%PDF-1\.4/)
})

it('an archive has what its reader sees alone, and is none where that is nothing', async () => {
  const { id, rachel, lucas } = await ofBothSides()
  expect((await archive(rachel, id)).names).toHaveLength(2)
  expect((await archive(lucas, id)).names).toHaveLength(1)
  await forget(id, 'offerLetter')
  await forget(id, 'workersCompensation')
  expect((await archive(rachel, id)).status).toBe(404)
  expect((await archive(lucas, id)).names).toHaveLength(1)
  const foreign = await submitBothHalves(server)
  expect((await archive(rachel, foreign)).status).toBe(404)
  expect((await archive(admin, foreign)).status).toBe(200)
})
