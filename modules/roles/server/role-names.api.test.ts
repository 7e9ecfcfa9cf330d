import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, type Caller, type TestServer } from '#apps/server/test-server.ts'
import type { HistoryEntry } from '#kit/contract/history.ts'
import { cast } from '#seeds/cast.ts'
import type { UserRow } from '#modules/users/contract/users.endpoints.ts'
import type { RoleRecord, RoleRow } from '../contract/roles.endpoints.ts'

const inFrench = { headers: { 'accept-language': 'fr-CA' } }

let server: TestServer
let margaret: Caller
beforeAll(async () => {
  server = await openTestServer()
  margaret = await server.as('superAdmin')
})
afterAll(() => server.close())

const rolesIn = async (query: string, asked: object = {}) =>
  (await margaret.get<{ data: RoleRow[] }>(`/roles?perPage=100&${query}`, asked)).body.data

const roleOf = async (key: string) => {
  const found = (await rolesIn('')).find((each) => each.key === key)
  return (await margaret.get<RoleRecord>(`/roles/${found!.id}`)).body
}

const edit = (of: RoleRecord, body: object) =>
  margaret.patch<RoleRecord>(`/roles/${of.id}`, body, { version: of.version, ...inFrench })

describe('the name of a role', () => {
  it('is said in the reader’s language, with the preset that it is', async () => {
    const { id } = await roleOf('caseOfficer')
    const english = (await margaret.get<RoleRecord>(`/roles/${id}`)).body
    const french = (await margaret.get<RoleRecord>(`/roles/${id}`, inFrench)).body
    expect([english.name, english.preset]).toEqual(['Case Officer', 'caseOfficer'])
    expect([french.name, french.preset]).toEqual(['Responsable de dossiers', 'caseOfficer'])
    expect(french.description).toMatch(/^Examine les demandes/)
    const brand = (await rolesIn('', inFrench)).find(({ key }) => key === 'brandAdmin')
    expect(brand?.name).toBe('Admin Programs')
  })

  it('is found and sorted as the reader sees it', async () => {
    const found = await rolesIn('search=responsable', inFrench)
    expect(found.map(({ preset }) => preset)).toEqual(
      expect.arrayContaining(['caseOfficer', 'approver']),
    )
    const keys = async (asked: object = {}) => (await rolesIn('sort=name', asked)).map((r) => r.key)
    const french = await keys(inFrench)
    expect(french.indexOf('caseOfficer')).toBeGreaterThan(french.indexOf('manager'))
    const english = await keys()
    expect(english.indexOf('caseOfficer')).toBeLessThan(english.indexOf('manager'))
  })

  it('stands beside users in the reader’s language, in their file too', async () => {
    const { body } = await margaret.get<{ data: UserRow[] }>('/users?perPage=100', inFrench)
    const amina = body.data.find(({ email }) => email === cast.caseOfficer.email)
    expect(amina?.role).toMatchObject({ name: 'Responsable de dossiers', preset: 'caseOfficer' })
    const sheet = await margaret.get<string>('/users/export?format=csv', inFrench)
    expect(String(sheet.body)).toContain('Responsable de dossiers')
  })

  it('that somebody typed is shown as typed in both languages, until it is given back', async () => {
    const before = await roleOf('care')
    const renamed = (await edit(before, { name: 'Front desk' })).body
    expect([renamed.name, renamed.preset, renamed.key]).toEqual(['Front desk', null, 'care'])
    const back = (await edit(renamed, { name: 'Service à la clientèle' })).body
    expect([back.name, back.preset]).toEqual(['Service à la clientèle', 'care'])
    expect((await roleOf('care')).name).toBe('Care')
    const told = await margaret.get<{ data: HistoryEntry[] }>(
      `/roles/${before.id}/history`,
      inFrench,
    )
    expect(told.body.data[0]?.changes['name']).toEqual(['Front desk', 'Service à la clientèle'])
  })

  it('of another role is not what a preset is called in either language', async () => {
    const body = {
      userType: 'staff',
      isAdminType: false,
      rules: [{ action: 'view', subject: 'Dashboard' }],
    }
    for (const name of ['case officer', 'Responsable de dossiers'])
      // oxlint-disable-next-line no-await-in-loop -- one name after the other
      expect((await margaret.post('/roles', { ...body, name })).status).toBe(422)
  })
})
