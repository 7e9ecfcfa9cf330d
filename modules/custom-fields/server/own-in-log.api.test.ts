import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, type Caller, type TestServer } from '#apps/server/test-server.ts'
import type { LeadRecord } from '#modules/leads/contract/leads.endpoints.ts'
import { addLead } from '#modules/leads/server/leads.test-world.ts'
import { addField, optionsNamed } from './custom-fields.test-world.ts'

interface Entry {
  changes: { field: string; before: string | null; after: string | null; isTold: boolean }[]
}

let server: TestServer
let margaret: Caller
beforeAll(async () => {
  server = await openTestServer()
  margaret = await server.as('superAdmin')
})
afterAll(() => server.close())

const lastOf = async (action: string) => {
  const { rows } = await sql<{ id: string }>`
    select id from audit_log where action = ${action} order by sequence desc limit 1`.execute(
    server.db,
  )
  const { body } = await margaret.get<Entry>(`/audit-log/entries/${rows[0]?.id}`)
  return body.changes
}

describe('the audit log', () => {
  it('calls a custom field by its name, also once it is deleted', async () => {
    const { body: field } = await addField(margaret, 'Preferred bank')
    const lead = (await addLead(margaret)).body as LeadRecord
    await margaret.patch(`/leads/${lead.id}`, { [field.apiName]: 'Any' }, lead)
    const told = async () => (await lastOf('leads.edited')).map((each) => each.field)
    expect(await told()).toEqual(['Preferred bank'])
    await margaret.delete(`/custom-fields/${field.id}?values=1`, field)
    expect(await told()).toEqual(['Preferred bank'])
  })

  it('tells by which of them a file was narrowed, and of protected ones not by which values', async () => {
    const options = optionsNamed('Slow', 'Fast')
    const { body: pace } = await addField(margaret, 'Pace', { type: 'choice', options })
    const { body: worth } = await addField(margaret, 'Worth', {
      type: 'number',
      protection: 'restricted',
    })
    const query = `filter[${pace.apiName}]=${pace.options[1]?.id}&filter[${worth.apiName}][gte]=70707`
    const { status } = await margaret.get(`/leads/export?format=csv&${query}`)
    expect(status).toBe(200)
    const filters = (await lastOf('leads.exported')).map(({ after }) => after).join()
    expect(filters).toContain('Pace: Fast')
    expect(filters).toContain('Worth: ••••')
    const { rows } = await sql<{ changes: object }>`
      select changes from audit_log where action = 'leads.exported' order by sequence desc limit 1`.execute(
      server.db,
    )
    expect(JSON.stringify(rows)).not.toContain('70707')
  })

  it('tells of a declared protected field no value either', async () => {
    const path = '/shareholders/export?format=csv&status=active&filter[numberOfShares][gte]=80808'
    expect((await margaret.get(path)).status).toBe(200)
    const filters = (await lastOf('shareholders.exported')).map(({ after }) => after).join()
    expect(filters).toContain('••••')
    expect(filters).not.toContain('80808')
  })
})
