import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, type Caller, type TestServer } from '#apps/server/test-server.ts'
import type { MinimumWageRecord, MinimumWageRow } from '../contract/minimum-wages.endpoints.ts'

let server: TestServer
let margaret: Caller

beforeAll(async () => {
  server = await openTestServer()
  margaret = await server.as('superAdmin')
})
afterAll(() => server.close())

const ontario = {
  region: 'ON',
  effectiveOn: '2027-10-01',
  hourlyWage: '18.40',
  source: 'ontario.ca',
}

const old = async () => {
  const { body } = await margaret.get<{
    data: { region: string; isUnconfirmed: boolean; isOld: boolean }[]
  }>('/minimum-wages/old')
  return new Map(body.data.map((each) => [each.region, each]))
}

const auditOf = (id: string) =>
  server.db
    .selectFrom('audit_log')
    .select(['action', 'changes', 'reference'])
    .where('entity_id', '=', id)
    .orderBy('sequence')
    .execute()

describe('minimum wages', () => {
  it('begin with each province’s, with their source, to be confirmed', async () => {
    const { body } = await margaret.get<{ data: MinimumWageRow[]; total: { count: number } }>(
      '/minimum-wages?filter[region]=QC',
    )
    expect(body.data[0]).toMatchObject({
      region: 'QC',
      effectiveOn: '2026-05-01',
      hourlyWage: '16.60',
      checkedOn: null,
    })
    expect(body.data.every(({ source }) => source.length > 3)).toBe(true)
    const regions = await old()
    expect(regions.size).toBe(13)
    expect(regions.get('AB')).toMatchObject({ isUnconfirmed: true, isOld: true })
    expect(regions.get('QC')).toMatchObject({ isUnconfirmed: true, isOld: false })
  })

  it('are added, confirmed and withdrawn, each on record', async () => {
    const added = await margaret.post<MinimumWageRecord>('/minimum-wages', ontario)
    expect([added.status, added.body.hourlyWage]).toEqual([201, '18.40'])
    const { id } = added.body
    const again = await margaret.post('/minimum-wages', ontario)
    expect(again.body.errors?.['effectiveOn']?.[0]).toEqual({
      code: 'wageTaken',
      message: 'Choose another day: this province already has a wage for it',
    })
    const confirmed = await margaret.patch<MinimumWageRecord>(
      `/minimum-wages/${id}`,
      { checkedOn: '2026-11-22' },
      { version: 1 },
    )
    expect(confirmed.body).toMatchObject({ checkedOn: '2026-11-22', version: 2 })
    expect((await old()).has('ON')).toBe(false)
    const gone = await margaret.post(`/minimum-wages/${id}/withdrawal`, undefined, { version: 2 })
    expect(gone.status).toBe(204)
    expect((await old()).get('ON')).toMatchObject({ isUnconfirmed: true })
    expect((await auditOf(id)).map(({ action, reference }) => [action, reference])).toEqual([
      ['minimumWages.added', 'ON'],
      ['minimumWages.edited', 'ON'],
      ['minimumWages.withdrawn', 'ON'],
    ])
    expect((await margaret.post('/minimum-wages', ontario)).status).toBe(201)
  })

  it('are not moved onto the day of another of the same province', async () => {
    const one = { ...ontario, region: 'MB', effectiveOn: '2027-11-01' }
    await margaret.post('/minimum-wages', one)
    const { body: other } = await margaret.post<MinimumWageRecord>('/minimum-wages', {
      ...one,
      effectiveOn: '2027-12-01',
    })
    const moved = await margaret.patch(
      `/minimum-wages/${other.id}`,
      { effectiveOn: one.effectiveOn },
      other,
    )
    expect([moved.status, moved.body.errors?.['effectiveOn']?.[0]?.code]).toEqual([
      422,
      'wageTaken',
    ])
  })

  it('warn once the newest of a province is older than twelve months', async () => {
    const { body } = await margaret.get<{ data: MinimumWageRow[] }>(
      '/minimum-wages?filter[region]=YT',
    )
    const [newest] = body.data
    const { version } = newest!
    await margaret.patch(`/minimum-wages/${newest!.id}`, { checkedOn: '2026-11-22' }, { version })
    expect((await old()).has('YT')).toBe(false)
    server.clock.windOn({ days: 370 })
    const later = await server.as('superAdmin')
    const warned = await later.get<{ data: { region: string; isOld: boolean }[] }>(
      '/minimum-wages/old',
    )
    expect(warned.body.data.find(({ region }) => region === 'YT')).toMatchObject({ isOld: true })
  })

  it('are looked at by staff and changed by administrators', async () => {
    const amina = await server.as('caseOfficer')
    expect((await amina.get('/minimum-wages')).status).toBe(200)
    expect((await amina.post('/minimum-wages', ontario)).status).toBe(403)
  })
})
