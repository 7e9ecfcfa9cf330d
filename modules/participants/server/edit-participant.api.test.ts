import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '#apps/server/test-server.ts'
import {
  admin,
  amina,
  server,
  withPeople,
} from '#modules/applications/server/applications.test-people.ts'
import { cast } from '#seeds/cast.ts'
import type { ParticipantRecord } from '../contract/participants.endpoints.ts'
import { read, somebody } from './participants.test-people.ts'

withPeople()

let nina: Caller
beforeAll(async () => {
  nina = await server.as('auditor')
})

describe('editing a participant', () => {
  const edit = (by: Caller, id: string, [body, version]: [object, number]) =>
    by.patch<ParticipantRecord & { errors?: object; changedBy?: string | null }>(
      `/participants/${id}`,
      body,
      { version },
    )

  it('keeps what was changed, on record and without protected values', async () => {
    const { id } = await somebody('YESP')
    const { version } = await read(amina, id)
    const saved = await edit(amina, id, [{ preferredName: 'Zo', phone: '+15145550199' }, version])
    expect(saved.body).toMatchObject({ preferredName: 'Zo', phone: '+15145550199' })
    const { body } = await amina.get<{ data: { action: string; changes: object }[] }>(
      `/participants/${id}/history`,
    )
    expect(body.data[0]).toMatchObject({
      action: 'participants.edited',
      changes: { preferredName: [null, 'Zo'], phone: ['••••', '••••'] },
    })
  })

  it('leaves the address alone, which only its person proves', async () => {
    const { id } = await somebody('YESP')
    const { version } = await read(amina, id)
    const answer = await edit(amina, id, [{ email: 'else@example.org' }, version])
    expect(answer.status).toBe(422)
  })

  it('lets an employer put right how its employee is reached, and not who they are or what is judged', async () => {
    const { applicationId, id } = await somebody('YESP')
    await sql`update applications set employer_id = (select employer_id from users where email = ${cast.employer.email})
      where id = ${applicationId}`.execute(server.db)
    const rachel = await server.as('employer')
    const { version, can, birthDate } = await read(rachel, id)
    expect([birthDate, can['editPersonal'], can['editBirthDate']]).toEqual([
      (await read(admin, id)).birthDate,
      true,
      undefined,
    ])
    for (const body of [
      { birthDate: '1999-09-09' },
      { lastName: 'Someone' },
      { workStatus: 'citizen' },
      { relationToEmployer: 'none' },
      { previouslyFunded: false },
      { accommodationNeeds: 'A ramp' },
    ])
      // oxlint-disable-next-line no-await-in-loop -- one save after the other
      expect((await edit(rachel, id, [body, version])).status).toBe(403)
    const saved = await edit(rachel, id, [{ city: 'Matane' }, version])
    expect([saved.status, saved.body.city]).toEqual([200, 'Matane'])
    expect(Object.keys(saved.body)).not.toContain('sin')
  })

  it('refuses to make somebody the double of another, without a word of whom', async () => {
    const first = await somebody('GREEN')
    const second = await somebody('YESP')
    const other = await read(admin, first.id)
    const { version } = await read(amina, second.id)
    const { firstName, lastName, birthDate } = other
    const answer = await edit(amina, second.id, [
      { firstName, lastName: lastName.toUpperCase(), birthDate },
      version,
    ])
    expect(answer.status).toBe(422)
    expect(answer.body.errors).toEqual({
      lastName: [expect.objectContaining({ code: 'samePerson' })],
    })
    expect(JSON.stringify(answer.body)).not.toContain(other.reference)
  })

  it('leaves who somebody is to staff, so that nobody learns by trying who else is known', async () => {
    const known = await read(admin, (await somebody('GREEN')).id)
    const { id } = await somebody('YESP')
    await sql`update users set participant_id = ${id} where email = ${cast.employee.email}`.execute(
      server.db,
    )
    const self = await server.as('employee')
    const { version, can } = await read(self, id)
    expect([can['editPersonal'], can['editIdentity']]).toEqual([true, undefined])
    const { firstName, lastName, birthDate } = known
    for (const [name, day] of [
      [lastName, birthDate],
      ['Unheard', '2001-01-01'],
    ])
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(
        (await edit(self, id, [{ firstName, lastName: name, birthDate: day }, version])).status,
      ).toBe(403)
  })

  it('tells nobody by a conflict that somebody said something about themselves', async () => {
    const { id } = await somebody('YESP')
    await sql`update users set participant_id = ${id} where email = ${cast.employee.email}`.execute(
      server.db,
    )
    const self = await server.as('employee')
    const conflict = async () => {
      const { status, body } = await edit(amina, id, [{ city: 'Laval' }, 999])
      const { requestId: _, ...told } = body as { requestId?: string }
      return { status, told }
    }
    const before = await conflict()
    const said = { groups: ['rural'], preferNotToSay: false }
    expect((await self.patch(`/participants/${id}/self-identification`, said)).status).toBe(200)
    expect(await conflict()).toEqual(before)
  })

  it('is done once when fifty do it at the same moment', async () => {
    const { id } = await somebody('YESP')
    const { version } = await read(amina, id)
    const all = await Promise.all(
      Array.from({ length: 50 }, (_, n) => edit(amina, id, [{ city: `Place ${n}` }, version])),
    )
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(all.filter(({ status }) => status === 412)).toHaveLength(49)
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from audit_log
      where entity_id = ${id} and action = 'participants.edited'`.execute(server.db)
    expect(rows[0]?.count).toBe(1)
  })

  it('names who was faster to staff, and to nobody else', async () => {
    const { id } = await somebody('YESP')
    await sql`update users set participant_id = ${id} where email = ${cast.employee.email}`.execute(
      server.db,
    )
    const self = await server.as('employee')
    const { version } = await read(self, id)
    await edit(amina, id, [{ city: 'Rimouski' }, version])
    const late = await edit(self, id, [{ city: 'Laval' }, version])
    expect([late.status, late.body.changedBy]).toEqual([412, null])
    const staff = await edit(admin, id, [{ city: 'Laval' }, version])
    expect(staff.body.changedBy).toBe(cast.caseOfficer.name)
    expect((await self.get(`/participants/${id}/history`)).status).toBe(404)
  })
})

describe('what somebody says about themselves', () => {
  it('is shown to that person alone, on record, and changed by nobody else', async () => {
    const { id } = await somebody('YESP')
    await sql`update users set participant_id = ${id} where email = ${cast.employee.email}`.execute(
      server.db,
    )
    const self = await server.as('employee')
    const said = { groups: ['inuit', 'rural'], preferNotToSay: false }
    const path = `/participants/${id}/self-identification`
    expect((await self.patch(path, said)).status).toBe(200)
    expect((await self.post(`${path}-reveal`, {})).body).toEqual({ answers: said })
    for (const other of [admin, amina, nina])
      expect([
        (await other.post(`${path}-reveal`, {})).status,
        (await other.patch(path, said)).status,
      ]).toEqual([403, 403])
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from audit_log
      where entity_id = ${id} and action = 'participants.selfIdentificationRevealed'`.execute(
      server.db,
    )
    expect(rows[0]?.count).toBe(1)
    const seen = JSON.stringify([
      await read(admin, id),
      (await admin.get(`/participants/${id}/history`)).body,
    ])
    expect(seen).not.toMatch(/inuit|selfIdentif/i)
  })
})
