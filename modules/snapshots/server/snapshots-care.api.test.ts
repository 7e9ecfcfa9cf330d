import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { server, world, oldest, newest, withPeople } from './snapshots.test-people.ts'

withPeople()

describe('CARE after a restoration', () => {
  const confirm = (id: string) => world.step(world.tomasz, `${id}/care-confirmation`, {})

  it('is confirmed again by whoever confirmed exactly these inputs', async () => {
    const { orders } = await world.workedExample()
    const { id } = orders[1]
    const confirmed = (await confirm(id)).body
    const proof = await newest(id)
    expect(proof).toMatchObject({ cause: 'care', provesCare: true })
    await world.edit(id, { volume: '45' })
    expect((await world.read(id)).careStatus).toBe('pending')
    const { body } = await world.restore(id, proof.id)
    expect(body.preview.warnings).toContain('careStands')
    expect(body.order).toMatchObject({
      careStatus: 'confirmed',
      careBy: confirmed.careBy,
      careAt: confirmed.careAt,
    })
    const undone = await world.restore(id, body.undo ?? '')
    expect(undone.body.preview.warnings).toContain('carePending')
    expect(undone.body.order.careStatus).toBe('pending')
  })

  it('stays with the inputs when only the note goes back', async () => {
    const { orders } = await world.workedExample()
    const { id } = orders[1]
    await world.edit(id, { note: 'By telephone' })
    await confirm(id)
    const { body } = await world.restore(id, (await oldest(id)).id)
    expect(body.order).toMatchObject({ note: null, careStatus: 'confirmed' })
  })

  it('is pending for inputs that nobody confirmed, or that were rejected since', async () => {
    const { orders } = await world.workedExample()
    const { id } = orders[1]
    await world.edit(id, { volume: '45' })
    await confirm(id)
    const { body } = await world.restore(id, (await oldest(id)).id)
    expect(body.order).toMatchObject({ volume: '50.0000', careStatus: 'pending', careBy: null })
    const proof = (await world.list(id)).data.find(({ provesCare }) => provesCare)
    await world.restore(id, proof?.id ?? '')
    await world.step(world.tomasz, `${id}/care-rejection`, { note: 'No slip' })
    await world.edit(id, { volume: '44' })
    const back = await world.restore(id, proof?.id ?? '')
    expect(back.body.order).toMatchObject({ volume: '45.0000', careStatus: 'rejected' })
  })

  it('is never confirmed by whoever is assigned the order then', async () => {
    const { orders } = await world.workedExample()
    const { id } = orders[1]
    await world.step(world.sam, `${id}/care-confirmation`, {})
    const proof = await newest(id)
    await world.edit(id, { volume: '45', assigneeId: world.ids.david })
    await sql`update users set status = 'disabled' where id = ${world.ids.chloe}`.execute(server.db)
    const answer = await world.restore(id, proof.id, {
      by: world.margaret,
      body: { assigneeId: world.ids.sam },
    })
    await sql`update users set status = 'active' where id = ${world.ids.chloe}`.execute(server.db)
    expect(answer.body.order).toMatchObject({
      assigneeId: world.ids.sam,
      careStatus: 'pending',
    })
  })

  it('cannot be confirmed beside other inputs, whatever writes it', async () => {
    const { orders } = await world.workedExample()
    const { id } = orders[1]
    await confirm(id)
    const write = sql`update orders set volume = 49 where id = ${id}`.execute(server.db)
    await expect(write).rejects.toThrow('confirmed with other inputs')
  })
})
