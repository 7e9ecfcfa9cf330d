import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '#apps/server/test-server.ts'
import { saidIn } from '#apps/server/test-text.ts'
import { admin, amina, server } from '#modules/applications/server/applications.test-people.ts'
import {
  accept,
  offered,
  take,
  withPeople,
} from '#modules/placements/server/placements.test-people.ts'
import { cast } from '#seeds/cast.ts'
import type { ParticipantRow, ProgramLedger } from '../contract/participants.endpoints.ts'
import {
  alsoIn,
  participantOf,
  placed,
  read,
  somebody,
  withoutGroup,
} from './participants.test-people.ts'
import { verifyParticipants } from './verify-participants.ts'

withPeople()

interface Rows {
  data: ParticipantRow[]
  meta: { total: number; after?: string }
}

let rachel: Caller
let nina: Caller
beforeAll(async () => {
  rachel = await server.as('employer')
  nina = await server.as('auditor')
})

const list = async (by: Caller, query = '') => (await by.get<Rows>(`/participants${query}`)).body
const ledgerOf = async (by: Caller, id: string) =>
  (await by.get<{ data: ProgramLedger[] }>(`/participants/${id}/ledger`)).body.data

describe('the list of participants', () => {
  it('has everybody once, with a total that is exact, and what is due first at the top', async () => {
    const { data, meta } = await list(admin, '?perPage=100')
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from participants`.execute(server.db)
    expect(meta.total).toBe(rows[0]?.count)
    const ids = data.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const due = data.flatMap(({ dueOn }) => dueOn ?? [])
    expect(due).toEqual(due.toSorted())
  })

  it('shows a case officer the participants of the own programs, and an auditor all', async () => {
    const mine = await somebody('YESP')
    const other = await somebody('GREEN')
    const found = async (by: Caller, id: string) => (await by.get(`/participants/${id}`)).status
    expect([await found(amina, mine.id), await found(amina, other.id)]).toEqual([200, 404])
    expect([await found(nina, mine.id), await found(nina, other.id)]).toEqual([200, 200])
    const { data, meta } = await list(amina, '?perPage=100&sort=-reference')
    expect(data.some(({ id }) => id === mine.id)).toBe(true)
    expect(data.some(({ id }) => id === other.id)).toBe(false)
    const { rows } = await sql<{ count: number }>`
      select count(distinct a.participant_id)::int as count from applications a
        join programs p on p.id = a.program_id where p.code in ('ATL-WORK', 'STEP-QC', 'YESP')`.execute(
      server.db,
    )
    expect(meta.total).toBe(rows[0]?.count)
  })

  it('tells nobody where a participant stands in a program that they do not see', async () => {
    const mine = await somebody('YESP')
    const secret = await alsoIn(mine.applicationId, 'GREEN')
    await placed(secret, 'active', '9999.00')
    const { reference } = await read(admin, mine.id)
    const [seen] = (await list(amina, `?search=${reference}`)).data
    expect([seen?.standing, seen?.programCode]).toEqual(['applied', 'YESP'])
    const [whole] = (await list(admin, `?search=${reference}`)).data
    expect([whole?.standing, whole?.programCode]).toEqual(['active', 'GREEN'])
    const active = await list(amina, `?search=${reference}&filter[standing]=active`)
    expect(active.data).toEqual([])
    const record = saidIn([await read(amina, mine.id), await ledgerOf(amina, mine.id)])
    expect(record).not.toMatch(/Secret|GREEN|9999/)
    expect(JSON.stringify(await ledgerOf(admin, mine.id))).toContain('9999.00')
  })

  it('follows an application from the offer to the first day', async () => {
    const { id: placementId, applicationId } = await offered(new Date('2026-11-23T15:00:00Z'))
    const id = await participantOf(applicationId)
    const { reference } = await read(admin, id)
    const now = async () => {
      const [row] = (await list(admin, `?search=${reference}`)).data
      return [row?.standing, row?.nextStep]
    }
    expect(await now()).toEqual(['offered', 'accept'])
    rachel = await server.as('employer')
    await accept(rachel, placementId)
    expect(await now()).toEqual(['accepted', 'start'])
    await sql`update placements set start_on = '2026-11-23' where id = ${placementId}`.execute(
      server.db,
    )
    const started = await take(rachel, placementId, 'start', { startedOn: '2026-11-23' })
    expect(started.status).toBe(200)
    expect(await now()).toEqual(['active', 'finish'])
  })

  it('finds by a name without its accents, and by e-mail where that is seen', async () => {
    const { id } = await somebody('YESP')
    await sql`update participants set first_name = 'Éloïse', last_name = 'Bénard', email = 'hidden.one@example.org'
      where id = ${id}`.execute(server.db)
    expect((await list(amina, '?search=benard eloise')).data.map((row) => row.id)).toEqual([id])
    expect((await list(amina, '?search=hidden.one@example.org')).data).toHaveLength(1)
    await withoutGroup('caseOfficer', 'Participants List', 'personal', async () => {
      const { data } = await list(amina, '?search=benard')
      expect(data.map(({ email, phone }) => [email, phone])).toEqual([[null, null]])
      expect((await list(amina, '?search=hidden.one@example.org')).data).toEqual([])
    })
  })

  it('neither shows nor sorts, filters or exports figures for whom they are closed', async () => {
    await withoutGroup('caseOfficer', 'Participants List', 'figures', async () => {
      const { data } = await list(amina)
      const figures = data.map((row) => [row.weeksLeft, row.committed, row.moneyLeft])
      expect(new Set(figures.flat())).toEqual(new Set([null]))
      for (const query of ['sort=committed', 'filter[committed][gte]=1'])
        expect((await amina.get(`/participants?${query}`)).status).toBe(422)
    })
  })
})

describe('where a participant is kept to stand', () => {
  it('follows every application, placement and name, and is counted once however many there are', async () => {
    expect(await verifyParticipants(server.db)).toEqual([])
    const { applicationId, id } = await somebody('YESP')
    const before = (await list(amina)).meta.total
    const other = await alsoIn(applicationId, 'ATL-WORK')
    expect((await list(amina)).meta.total).toBe(before)
    await placed(other, 'active', '900.00')
    await sql`update placements set planned_end_on = '2027-02-07', committed_amount = 800
      where application_id = ${other}`.execute(server.db)
    await sql`update applications set status = 'withdrawn' where id = ${applicationId}`.execute(
      server.db,
    )
    await sql`update participants set last_name = 'Ünal' where id = ${id}`.execute(server.db)
    expect(await verifyParticipants(server.db)).toEqual([])
    await sql`update participant_standings set due_on = due_on + 1 where application_id = ${other}`.execute(
      server.db,
    )
    expect(await verifyParticipants(server.db)).toHaveLength(1)
    await sql`update participant_standings set due_on = due_on - 1 where application_id = ${other}`.execute(
      server.db,
    )
  })
})

describe('the ledger', () => {
  it('adds up by program what is committed, and says what the lower maximum leaves', async () => {
    const one = await somebody('YESP')
    await sql`update applications set employer_id = (select employer_id from users where email = ${cast.employer.email})
      where id = ${one.applicationId}`.execute(server.db)
    // What is taken off says what another employer was granted before.
    await sql`update applications set funding = jsonb_set(funding, '{reductions}',
        '[{"reason": "fundedBefore", "amount": "2000.25"}]') where id = ${one.applicationId}`.execute(
      server.db,
    )
    await placed(one.applicationId, 'ended', '1200.50')
    const two = await alsoIn(one.applicationId, 'YESP')
    await placed(two, 'active', '2000.25')
    const three = await alsoIn(two, 'ATL-WORK')
    await placed(three, 'cancelled', '700.00')
    await sql`update programs set max_wage_per_participant = 4000, combined_cap = 5000 where code = 'YESP'`.execute(
      server.db,
    )
    const ledger = await ledgerOf(admin, one.id)
    const youth = ledger.find(({ programCode }) => programCode === 'YESP')
    expect(youth).toMatchObject({
      committed: '3200.75',
      claimed: null,
      paid: null,
      wageMaximum: '4000.00',
      combinedCap: '5000.00',
      left: '799.25',
    })
    expect(
      youth?.lines.map(({ committed, placementStatus }) => [placementStatus, committed]),
    ).toEqual(
      expect.arrayContaining([
        ['ended', '1200.50'],
        ['active', '2000.25'],
      ]),
    )
    expect(ledger.find(({ programCode }) => programCode === 'ATL-WORK')).toMatchObject({
      committed: '0.00',
    })

    rachel = await server.as('employer')
    const own = await ledgerOf(rachel, one.id)
    expect(own).toMatchObject([
      { committed: '1200.50', wageMaximum: null, combinedCap: null, left: null },
    ])
    expect(JSON.stringify(youth?.lines)).toContain('fundedBefore')
    expect(own[0]?.lines[0]?.funding).toMatchObject({ lines: [], reductions: [] })
    expect(JSON.stringify([own, await read(rachel, one.id)])).not.toMatch(/2000\.25|799\.25|Secret/)
    const { body: application } = await rachel.get(`/applications/${one.applicationId}`)
    expect(JSON.stringify(application)).not.toContain('2000.25')
  })

  it('says of weeks the same as of days: none are left beyond the last day', async () => {
    const { applicationId, id } = await somebody('YESP')
    await placed(applicationId, 'active', '100.00')
    await sql`update placements set start_on = organisation_today() - 160, planned_end_on = organisation_today() + 7
      where application_id = ${applicationId}`.execute(server.db)
    expect(await read(admin, id)).toMatchObject({ weeks: 24, weeksLeft: 2 })
    await sql`update placements set planned_end_on = organisation_today() - 1
      where application_id = ${applicationId}`.execute(server.db)
    expect(await read(admin, id)).toMatchObject({ weeks: 23, weeksLeft: 0 })
  })
})
