import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { ownId, type Caller } from '#apps/server/test-server.ts'
import { inChange } from '#kit/server/change.ts'
import { systemPerson } from '#kit/server/identity.ts'
import { submitBothHalves } from '#modules/intake/server/intake.test-journey.ts'
import { checkpointOneItems } from '../contract/checkpoint.ts'
import {
  server,
  admin,
  amina,
  approve,
  luc,
  passCheckpoint,
  read,
  step,
  withPeople,
} from './applications.test-people.ts'
import { refreshCheckpoint } from './record-checkpoint.ts'

withPeople()

describe('checkpoint one', () => {
  const override = { item: 'noStacking', reason: 'Below the limit', expiresOn: '2099-01-01' }

  /** Passed but for one check, which Sarah recorded. */
  async function failedCheck(): Promise<string> {
    const id = await submitBothHalves(server)
    await step(amina, id, 'assignment', { assigneeId: await ownId(amina) })
    await passCheckpoint(amina, id)
    const { version } = await read(admin, id)
    await admin.patch(
      `/applications/${id}/checkpoints/1`,
      { items: { noStacking: { result: 'fail', note: 'Provincial grant' } } },
      { version },
    )
    return id
  }

  async function rename(by: Caller, name: string) {
    const { body } = await by.get<{ version: number }>('/account')
    return by.patch('/account', { name }, { version: body.version })
  }

  /** As if the system had found this before. */
  const found = (id: string, code: string, finding: object) =>
    sql`update checkpoints set items = (select jsonb_agg(
        case when item->>'code' = ${code} then item || '{"isAutomatic": true, "by": null, "byId": null}' || ${JSON.stringify(finding)}::jsonb else item end)
      from jsonb_array_elements(items) item) where application_id = ${id}`.execute(server.db)

  it('finds by itself what it can, and wants a note where a person differs', async () => {
    const id = await submitBothHalves(server)
    await step(amina, id, 'assignment', { assigneeId: await ownId(amina) })
    const { checkpointOne, version } = await read(amina, id)
    expect(checkpointOne.items.map(({ code }) => code)).toEqual([...checkpointOneItems])
    expect(checkpointOne.items.find(({ code }) => code === 'businessNumber')).toMatchObject({
      result: 'pass',
      isAutomatic: true,
    })
    const bare = await amina.patch(
      `/applications/${id}/checkpoints/1`,
      { items: { businessNumber: { result: 'fail' } } },
      { version },
    )
    expect(bare.body.errors?.['items.businessNumber.note']?.[0]?.code).toBe('noteNeeded')
  })

  it('lets a failed check pass only through a second person, until a day', async () => {
    const id = await submitBothHalves(server)
    await step(amina, id, 'assignment', { assigneeId: await ownId(amina) })
    await passCheckpoint(amina, id)
    const { version } = await read(admin, id)
    await admin.patch(
      `/applications/${id}/checkpoints/1`,
      { items: { noStacking: { result: 'fail', note: 'Provincial grant' } } },
      { version },
    )
    const override = { item: 'noStacking', reason: 'Below the limit', expiresOn: '2099-01-01' }
    expect(await step(admin, id, 'checkpoints/1/overrides', override)).toMatchObject({
      status: 409,
      body: { code: 'fourEyes' },
    })
    const over = await step(luc, id, 'checkpoints/1/overrides', {
      ...override,
      expiresOn: '2020-01-01',
    })
    expect([over.status, over.body.errors?.['expiresOn']?.[0]?.code]).toEqual([422, 'inFuture'])
    const passed = await step(luc, id, 'checkpoints/1/overrides', override)
    expect(passed.body.checkpointOne.status).toBe('overridden')
    expect((await step(amina, id, 'recommendation', { outcome: 'approve' })).status).toBe(200)
  })

  it('knows who recorded a check by the person, whatever the name is now', async () => {
    const id = await failedCheck()
    const renamed = await rename(admin, 'Somebody Else')
    expect(renamed.status).toBe(200)
    expect(await step(admin, id, 'checkpoints/1/overrides', override)).toMatchObject({
      status: 409,
      body: { code: 'fourEyes' },
    })
    const namesake = await rename(luc, 'Sarah Whitfield')
    expect(namesake.status).toBe(200)
    expect((await step(luc, id, 'checkpoints/1/overrides', override)).status).toBe(200)
  })

  it('is not overridden by whoever approves afterwards', async () => {
    const id = await failedCheck()
    await step(luc, id, 'checkpoints/1/overrides', override)
    await step(amina, id, 'recommendation', { outcome: 'approve' })
    const { can } = await read(luc, id)
    expect(can['approve']).toEqual({ reason: 'fourEyes' })
    expect(await approve(luc, id)).toMatchObject({
      status: 409,
      body: {
        code: 'fourEyes',
        title: 'Another person must do this: you recommended or recorded it, or overrode a check',
      },
    })
    expect((await approve(admin, id)).status).toBe(200)
  })

  it('is not decided by whoever let a failed check pass, though that is recorded otherwise since', async () => {
    const id = await failedCheck()
    await step(luc, id, 'checkpoints/1/overrides', override)
    const record = async (by: Caller, result: object) =>
      by.patch(
        `/applications/${id}/checkpoints/1`,
        { items: { noStacking: result } },
        { version: (await read(admin, id)).version },
      )
    expect((await record(amina, { result: 'pass', note: 'Ended in May' })).status).toBe(200)
    expect((await step(admin, id, 'recommendation', { outcome: 'approve' })).status).toBe(200)
    expect(await approve(luc, id)).toMatchObject({ status: 409, body: { code: 'fourEyes' } })
    // Amina made a pass of the failed check.
    expect((await read(amina, id)).can['approve']).not.toBe(true)
  })

  it('is overridden no more once the check is recorded anew', async () => {
    const id = await failedCheck()
    await step(luc, id, 'checkpoints/1/overrides', override)
    const { version } = await read(admin, id)
    const again = { items: { noStacking: { result: 'fail', note: 'A second grant' } } }
    await admin.patch(`/applications/${id}/checkpoints/1`, again, { version })
    const { checkpointOne } = await read(admin, id)
    expect(checkpointOne.status).toBe('failed')
    expect(checkpointOne.items.find(({ code }) => code === 'noStacking')?.override).toBeNull()
  })

  it('is overridden no more once the system finds another reason', async () => {
    const id = await submitBothHalves(server)
    await step(amina, id, 'assignment', { assigneeId: await ownId(amina) })
    await passCheckpoint(amina, id)
    await found(id, 'businessNumber', { result: 'fail', finding: 'anotherReason' })
    const item = 'businessNumber'
    await step(luc, id, 'checkpoints/1/overrides', { ...override, item })
    await found(id, 'businessNumber', {})
    await inChange(server.system, { person: systemPerson, requestId: null }, (change) =>
      refreshCheckpoint(change, id),
    )
    const { checkpointOne } = await read(admin, id)
    const now = checkpointOne.items.find(({ code }) => code === item)
    expect(now).toMatchObject({ result: 'pass', finding: 'checkDigit', override: null })
  })
})
