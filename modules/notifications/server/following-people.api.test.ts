import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { product } from '#apps/server/modules.ts'
import type { Caller } from '#apps/server/test-server.ts'
import { runSteps } from '#kit/server/jobs.ts'
import {
  admin,
  amina,
  luc,
  server,
  withPeople,
} from '#modules/applications/server/applications.test-people.ts'
import { visitor } from '#kit/server/identity.ts'
import { Permissions, rulesFor } from '#kit/server/permissions.ts'
import { submitBothHalves } from '#modules/intake/server/intake.test-journey.ts'
import { cast } from '#seeds/cast.ts'
import type { FollowedRecord } from '../contract/following.endpoints.ts'
import { forgetAll, listed, put, toldOf } from './notices.test-people.ts'
import { tellFollowers } from './tell-followers.ts'

withPeople()
interface Of {
  employerId: string
  employer: string
  participantId: string
  reference: string
  name: string
  applicationId: string
}
let of: Of
const noFacts = {
  $userId: null,
  $employerId: null,
  $participantId: null,
  $programIds: [],
} as never

beforeAll(async () => {
  const id = await submitBothHalves(server)
  const { rows } = await sql<Of>`
    select a.employer_id as "employerId", e.legal_name as employer, a.participant_id as "participantId", p.reference,
      p.first_name || ' ' || p.last_name as name, a.id as "applicationId"
    from applications a join employers e on e.id = a.employer_id join participants p on p.id = a.participant_id
    where a.id = ${id}`.execute(server.db)
  of = rows[0]!
})
beforeEach(async () => {
  await forgetAll()
  await sql`delete from record_stances`.execute(server.db)
  await sql`delete from happenings`.execute(server.db)
})

const follow = (by: Caller, entity: string, id: string) =>
  put(server, by, { path: `/followed-records/${entity}/${id}`, body: { stance: 'follow' } })
const tellAll = () => runSteps(server.system, tellFollowers(product))
const followedBy = async (by: Caller) =>
  (await by.get<{ data: FollowedRecord[] }>('/followed-records')).body.data

async function edit(path: string, body: object) {
  const { version } = (await admin.get<{ version: number }>(path.replace('/profile', ''))).body
  expect((await admin.patch(path, body, { version })).status).toBe(200)
}

describe('a notice', () => {
  it('names whom it is about in the portal, and in no mail', async () => {
    await follow(luc, 'participant', of.participantId)
    await edit(`/participants/${of.participantId}`, { preferredName: 'Alex' })
    await tellAll()
    const { data } = await listed(luc)
    expect(data.map(({ about }) => about)).toEqual([of.name])
    const { rows } = await sql<{ subject: string; body: string }>`
      select subject, body from outbox_messages where template = 'notifications.followed'`.execute(
      server.db,
    )
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain(of.name.split(' ')[1])
  })

  it('names of an application the participant only to whoever sees the name', async () => {
    const nameFor = async (fields: string[]) => {
      const rule = { action: 'view', subject: 'Applications View', fields }
      const permissions = new Permissions(rulesFor([rule], product.subjects, noFacts))
      const noticed = product.offers.noticed.find(({ entity }) => entity === 'application')!
      const name = noticed.name!({ ...visitor, permissions }, sql`${of.applicationId}::uuid`)
      const { rows } = await sql<{ name: string }>`select ${name} as name`.execute(server.db)
      return rows[0]?.name
    }
    expect(await nameFor(['personal'])).toBe(`${of.name}, ${of.employer}`)
    expect(await nameFor(['employerHalf'])).toBe(of.employer)
  })
})

describe('following a participant', () => {
  it('tells of what is changed, by reference, and who followed finds the way there', async () => {
    expect((await follow(luc, 'participant', of.participantId)).status).toBe(200)
    expect(await followedBy(luc)).toMatchObject([
      {
        entity: 'participant',
        reference: of.reference,
        name: of.name,
        path: `/participants/${of.participantId}`,
        stance: 'follow',
      },
    ])
    await edit(`/participants/${of.participantId}`, { preferredName: 'Lou' })
    await tellAll()
    const told = await toldOf(luc, of.participantId)
    expect(told).toHaveLength(1)
    expect(told[0]).toContain(`${of.reference}: ${cast.superAdmin.name}`)
  })

  it('is not offered to whoever may not open them', async () => {
    for (const name of ['adviser', 'care'] as const)
      expect((await follow(await server.as(name), 'participant', of.participantId)).status).toBe(
        404,
      )
    expect(
      (await follow(await server.as('employer'), 'participant', of.participantId)).status,
    ).toBe(403)
  })
})

describe('following an employer', () => {
  it('tells of its profile and of a hold that is placed on it', async () => {
    expect((await follow(luc, 'employer', of.employerId)).status).toBe(200)
    expect(await followedBy(luc)).toMatchObject([
      { entity: 'employer', reference: of.employer, path: `/employers/${of.employerId}` },
    ])
    await edit(`/employers/${of.employerId}/profile`, { contactTitle: 'Owner' })
    const placed = await admin.post('/holds', {
      kind: 'employer',
      employerId: of.employerId,
      reason: 'owing',
      effects: ['application'],
      message: 'An amount is owing',
      startsOn: '2099-01-01',
      liftBy: 'anyone',
    })
    expect([placed.status, placed.body.errors]).toEqual([201, undefined])
    await tellAll()
    expect(await toldOf(luc, of.employerId)).toHaveLength(2)
  })

  it('ends to tell when it may be opened no more', async () => {
    await follow(amina, 'employer', of.employerId)
    await sql`update employer_programs set applications = 0 where employer_id = ${of.employerId}`.execute(
      server.db,
    )
    const isSeen = (await amina.get(`/employers/${of.employerId}`)).status === 200
    await edit(`/employers/${of.employerId}/profile`, { contactTitle: 'Founder' })
    await tellAll()
    expect(await toldOf(amina, of.employerId)).toHaveLength(isSeen ? 1 : 0)
  })
})

describe('what is followed', () => {
  it('is listed by name and reference, each as its reader may see it', async () => {
    await follow(luc, 'application', of.applicationId)
    await follow(luc, 'employer', of.employerId)
    const { rows } = await sql<{ id: string; reference: string; name: string; employer: string }>`
      select f.id, f.reference, p.first_name || ' ' || p.last_name as name, e.legal_name as employer
      from funding_requests f join participants p on p.id = f.participant_id
        join employers e on e.id = f.employer_id order by f.id limit 1`.execute(server.db)
    const request = rows[0]!
    await follow(luc, 'fundingRequest', request.id)
    const told = (await followedBy(luc)).map(({ entity, name }) => [entity, name])
    expect(told).toEqual([
      ['fundingRequest', `${request.name}, ${request.employer}`],
      ['employer', of.employer],
      ['application', `${of.name}, ${of.employer}`],
    ])
    const byFields = async (fields: string[]) => {
      const rule = { action: 'view', subject: 'STT Funding View', fields }
      const permissions = new Permissions(rulesFor([rule], product.subjects, noFacts))
      const noticed = product.offers.noticed.find(({ entity }) => entity === 'fundingRequest')!
      const name = noticed.name!({ ...visitor, permissions }, sql`${request.id}::uuid`)
      return (await sql<{ name: string }>`select ${name} as name`.execute(server.db)).rows[0]?.name
    }
    expect(await byFields(['personal'])).toBe(`${request.name}, ${request.employer}`)
    expect(await byFields(['basic'])).toBe(request.employer)
  })
})
