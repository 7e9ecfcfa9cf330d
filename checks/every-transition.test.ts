import { beforeAll, describe, expect, test } from 'vitest'
import type { Driver } from './transitions/investor-drivers.ts'
import { machines, driven, endpoints } from './transitions/declared.ts'
import { drivers } from './transitions/drivers.ts'
import { addressOf, rowOf, auditOf, call, traces } from './transitions/taking-steps.ts'
import { admin, userIds, withPeople } from './transitions/transitions.test-people.ts'

withPeople()

describe.each(machines.filter(({ name }) => driven.includes(name)))(
  '$name over HTTP',
  (machine) => {
    const driver = drivers[machine.name] as Driver
    let id = ''
    beforeAll(async () => {
      id = await driver.make()
    })

    const states = Object.keys(machine.states)
    // Nobody can ask for what the system does by itself.
    const steps = Object.keys(machine.transitions).filter(
      (step) => machine.transitions[step]?.endpoint,
    )
    const cases = states.flatMap((state) => steps.map((step) => ({ state, step })))
    const isLegal = (state: string, step: string) => machine.transitions[step]?.from.includes(state)

    test.each(cases.filter(({ state, step }) => isLegal(state, step)))(
      '$step leads on from $state, with its audit row',
      async ({ state, step }) => {
        await driver.put(id, state)
        await driver.ready?.(id, step)
        const before = await rowOf(driver, id)
        const known = (await auditOf(driver, id, 0)).length
        const by = await driver.by?.[step]?.()
        const answer = await call(machine, step, id, by?.caller ?? admin, before.version)
        expect(answer.status, JSON.stringify(answer.body)).toBe(200)
        const to = machine.transitions[step]?.to
        expect(await rowOf(driver, id)).toMatchObject({ status: to, version: before.version + 1 })
        const audited = await auditOf(driver, id, known)
        expect(audited).toMatchObject([
          {
            action: driver.action(step),
            changes: { [driver.state?.field ?? 'status']: [state, to] },
            actor_id: by?.userId ?? userIds['admin'],
          },
        ])
      },
    )

    test.each(cases.filter(({ state, step }) => !isLegal(state, step)))(
      '$step is refused in $state, and nothing changes',
      async ({ state, step }) => {
        await driver.put(id, state)
        await driver.ready?.(id, step)
        const { version } = await rowOf(driver, id)
        const before = await traces(driver, id)
        const by = (await driver.by?.[step]?.())?.caller ?? admin
        const answer = await call(machine, step, id, by, version)
        if (driver.elsewise?.[step]?.includes(state)) {
          expect(answer.status).toBe(200)
          expect((await rowOf(driver, id)).status).toBe(state)
          return
        }
        expect([answer.status, answer.body.code]).toEqual([409, 'wrongState'])
        expect(await traces(driver, id)).toEqual(before)
      },
    )

    test('a step that was seen at an older version is 412, and nothing changes', async () => {
      for (const step of steps) {
        await driver.put(id, machine.transitions[step]?.from[0] ?? '')
        await driver.ready?.(id, step)
        const { version } = await rowOf(driver, id)
        const before = await traces(driver, id)
        // oxlint-disable-next-line no-await-in-loop -- one step after the other
        const by = (await driver.by?.[step]?.())?.caller ?? admin
        const answer = await call(machine, step, id, by, version - 1)
        expect([step, answer.status, answer.body.code]).toEqual([step, 412, 'stale'])
        expect(await traces(driver, id)).toEqual(before)
      }
    })

    test('a step without a version is 428, and nothing changes', async () => {
      for (const step of steps) {
        await driver.put(id, machine.transitions[step]?.from[0] ?? '')
        await driver.ready?.(id, step)
        const before = await traces(driver, id)
        const endpoint = endpoints.get(machine.transitions[step]?.endpoint ?? '')
        // oxlint-disable-next-line no-await-in-loop -- one step after the other
        const by = (await driver.by?.[step]?.())?.caller ?? admin
        const answer = await by.post(
          await addressOf(driver, endpoint?.path ?? '', id),
          await driver.bodies[step]?.(id),
        )
        expect([step, answer.status]).toEqual([step, 428])
        expect(await traces(driver, id)).toEqual(before)
      }
    })
  },
)

test('nobody decides what they recommended themselves', async () => {
  const machine = machines.find(({ name }) => name === 'application')
  const driver = drivers['application']
  if (!machine || !driver) throw new Error('there is no application')
  const id = await driver.make()
  for (const recommend of ['recommendApproval', 'recommendRejection'])
    for (const decide of ['approve', 'reject']) {
      await driver.put(id, 'inReview')
      await call(machine, recommend, id, admin, (await rowOf(driver, id)).version)
      const { version } = await rowOf(driver, id)
      const before = await traces(driver, id)
      const answer = await call(machine, decide, id, admin, version)
      expect([recommend, decide, answer.status, answer.body.code]).toEqual([
        recommend,
        decide,
        409,
        'fourEyes',
      ])
      expect(await traces(driver, id)).toEqual(before)
    }
})
