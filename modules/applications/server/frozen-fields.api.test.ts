import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { submitBothHalves } from '#modules/intake/server/intake.test-journey.ts'
import { employer } from '#modules/employers/contract/employer.ts'
import { participant } from '#modules/participants/contract/participant.ts'
import { application } from '../contract/application.ts'
import { admin, server, withPeople } from './applications.test-people.ts'
import { freezeVersion } from './freeze-version.ts'

withPeople()

type Content = Record<'application' | 'employer' | 'participant', Record<string, unknown> | null>

const frozen = async (id: string, kind: 'submission' | 'approval') => {
  const { body } = await admin.get<{ content: Content }>(`/applications/${id}/versions/${kind}`)
  return body.content
}

const fieldsOf = ({ fields }: { fields: object }) => Object.keys(fields)

describe('a frozen version', () => {
  it('speaks of fields by their permanent names, and of no column', async () => {
    const id = await submitBothHalves(server)
    await freezeVersion({ db: server.db }, id, { kind: 'approval' })
    const content = await frozen(id, 'approval')
    for (const part of Object.values(content))
      expect(Object.keys(part ?? {}).filter((name) => name.includes('_'))).toEqual([])
    expect(Object.keys(content.application ?? {})).toEqual(
      expect.arrayContaining(fieldsOf(application)),
    )
    expect(Object.keys(content.employer ?? {}).toSorted()).toEqual(
      ['id', ...fieldsOf(employer)].toSorted(),
    )
    expect(Object.keys(content.participant ?? {}).toSorted()).toEqual(
      ['id', 'reference', 'consentedAt', ...fieldsOf(participant)]
        .filter((name) => name !== 'accommodationNeeds')
        .toSorted(),
    )
  })

  it('is not there before it was frozen', async () => {
    const id = await submitBothHalves(server)
    expect((await admin.get(`/applications/${id}/versions/approval`)).status).toBe(404)
  })

  it('reads the same when a column was renamed since', async () => {
    const id = await submitBothHalves(server)
    const before = await frozen(id, 'submission')
    expect(before.application?.['positionTitle']).toBe('Apprentice baker')
    await server.db
      .transaction()
      .execute(async (db) => {
        await sql`alter table applications rename column position_title to job_title`.execute(db)
        const { rows } = await sql<{ content: Content }>`
          select content from application_versions where application_id = ${id}`.execute(db)
        expect(rows[0]?.content).toEqual(before)
        throw new Error('as before')
      })
      .catch((error: Error) => expect(error.message).toBe('as before'))
  })

  it('that was kept before speaks of fields since the migration', async () => {
    const id = await submitBothHalves(server)
    const migration = await import('node:fs/promises').then(({ readFile }) =>
      readFile('database/migrations/2026-11-22-320-frozen-by-field.sql', 'utf8'),
    )
    await sql`update application_versions set content = '{"application": {"position_title": "Baker",
      "hourly_wage": 22.5, "funding": {"weekly_cap": 1}}, "participant": null}'
      where application_id = ${id}`.execute(server.db)
    await sql.raw(migration).execute(server.db)
    expect(await frozen(id, 'submission')).toEqual({
      application: { positionTitle: 'Baker', hourlyWage: 22.5, funding: { weekly_cap: 1 } },
      participant: null,
    })
  })
})
