import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Caller } from '#apps/server/test-server.ts'
import { ownId } from '#apps/server/test-server.ts'
import { submitBothHalves, submitEmployerHalf } from '#modules/intake/server/intake.test-journey.ts'
import { cast } from '#seeds/cast.ts'
import { read, server, withPeople } from './applications.test-people.ts'

withPeople()

let id: string
let amina: Caller
let rachel: Caller
let mathis: Caller

/** An application in French of Rachel Okafor’s organisation for Mathis Roy, who reads English, assigned to Amina Diallo. */
beforeEach(async () => {
  id = await submitBothHalves(server, { language: 'fr' })
  amina = await server.as('caseOfficer')
  const assigneeId = await ownId(amina)
  const { version } = await read(amina, id)
  await amina.post(`/applications/${id}/assignment`, { assigneeId }, { version })
  await sql`update applications set employer_id = u.employer_id from users u
    where u.email = ${cast.employer.email} and applications.id = ${id}`.execute(server.db)
  await sql`update users set participant_id = (select participant_id from applications where id = ${id})
    where email = ${cast.employee.email}`.execute(server.db)
  rachel = await server.as('employer')
  mathis = await server.as('employee')
}, 60_000)

const why = 'The bakery was sold to a competitor'

async function withdraw(by: Caller, of = id) {
  const { rows } = await sql<{ version: number }>`
    select version from applications where id = ${of}`.execute(server.db)
  const { version } = rows[0]!
  return by.post<{ status: string }>(`/applications/${of}/withdrawal`, { reason: why }, { version })
}

async function letters(template: string, of = id) {
  const { rows } = await sql<{ recipient: string; subject: string; body: string }>`
    select recipient, subject, body from outbox_messages
    where record_id = ${of} and template = ${`applications.${template}`} order by id`.execute(
    server.db,
  )
  return rows
}

describe('whoever withdraws an application', () => {
  it.each([
    [
      'the employer',
      () => rachel,
      /Vous avez retiré la demande/,
      /The employer withdrew the application/,
    ],
    [
      'the participant',
      () => mathis,
      /Zoé Béland \d+ a retiré la demande/,
      /You withdrew the application/,
    ],
    ['staff', () => amina, /Nous avons consigné le retrait/, /We recorded the withdrawal/],
  ] as const)(
    '(%s) is named to both sides, to each in their language, and why is not',
    async (_, by, toEmployer, toPerson) => {
      expect(await withdraw(by())).toMatchObject({ status: 200, body: { status: 'withdrawn' } })
      const employer = await letters('withdrawn')
      const person = await letters('withdrawnForPerson')
      expect([employer.length, person.length]).toEqual([1, 1])
      expect(employer[0]?.subject).toMatch(/^Demande APP-\S+ retirée$/)
      expect(employer[0]?.body).toMatch(toEmployer)
      expect(person[0]?.body).toMatch(toPerson)
      expect(`${employer[0]?.body}${person[0]?.body}`).not.toContain(why)
    },
  )

  it('tells the case officer, unless it was the case officer', async () => {
    await withdraw(rachel)
    const [letter, ...more] = await letters('decidedWithdrawn')
    expect([letter?.recipient, more]).toEqual([cast.caseOfficer.email, []])
    expect(letter?.body).not.toMatch(/Béland/)
  })

  it('is not told by themselves', async () => {
    await withdraw(amina)
    expect(await letters('decidedWithdrawn')).toEqual([])
  })

  it('does it once, at thirty presses in the same moment', async () => {
    const { version } = await read(amina, id)
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, nth) =>
        (nth % 2 ? amina : rachel).post(
          `/applications/${id}/withdrawal`,
          { reason: why },
          { version },
        ),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await letters('withdrawn')).toHaveLength(1)
    expect(await letters('withdrawnForPerson')).toHaveLength(1)
  })

  it('before the participant has filled anything in writes to the address that was invited', async () => {
    const { submitted } = await submitEmployerHalf(server, {})
    const { rows } = await sql<{ of: string; email: string }>`
      select id as of, participant_email as email from applications
      where reference = ${submitted.body.submitted?.reference ?? ''}`.execute(server.db)
    const { of, email } = rows[0]!
    expect((await withdraw(amina, of)).status).toBe(200)
    expect(await letters('withdrawnForPerson', of)).toMatchObject([{ recipient: email }])
  })
})
