import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Caller } from '#apps/server/test-server.ts'
import type { EmployerProfileRecord } from '#modules/employers/contract/employers.endpoints.ts'
import { employer } from '#modules/employers/contract/employer.ts'
import type { Draft } from '../contract/intake.ts'
import { programId } from './intake.test-journey.ts'
import { server, withPeople } from './intake.test-people.ts'

withPeople()

const startAs = async (person: Caller) => {
  const body = { programId: await programId(server, 'YESP'), language: 'en' }
  const { body: begun } = await person.post<{ token: string; draft: Draft }>('/public/drafts', body)
  return begun
}

/** The organisation that Rachel works for, as its profile has it. */
async function profileOf(rachel: Caller) {
  const { employer_id: id } = await server.db
    .selectFrom('users')
    .select('employer_id')
    .where('email', '=', 'employer@example.org')
    .executeTakeFirstOrThrow()
  return (await rachel.get<EmployerProfileRecord>(`/employers/${id}/profile`)).body
}

describe('the form that somebody begins', () => {
  it('has the profile on file filled in for whoever is signed in for an employer', async () => {
    const rachel = await server.as('employer')
    const known: Record<string, unknown> = { ...(await profileOf(rachel)) }
    const { token, draft } = await startAs(rachel)
    const given = Object.keys(employer.fields).filter((name) => known[name] !== null)
    expect(given).toContain('legalName')
    expect(draft.answers).toEqual(
      Object.fromEntries(given.map((name) => [`employer.${name}`, known[name]])),
    )
    const again = await server.visitor.get<Draft>(`/public/drafts/${token}`)
    expect(again.body.answers).toEqual(draft.answers)
  })

  it('is empty for visitors, staff and employees', async () => {
    const people = [
      server.visitor,
      await server.as('superAdmin'),
      await server.as('caseOfficer'),
      await server.as('employee'),
    ]
    const begun = await Promise.all(people.map(startAs))
    expect(begun.map(({ draft }) => draft.answers)).toEqual([{}, {}, {}, {}])
  })

  it('is empty for a person of an employer who may not see its profile', async () => {
    await sql`update roles set rules = (select jsonb_agg(rule) from jsonb_array_elements(rules) rule
      where rule ->> 'subject' <> 'Employer Profile Edit') where key = 'employer'`.execute(
      server.db,
    )
    expect((await startAs(await server.as('employer'))).draft.answers).toEqual({})
  })
})
