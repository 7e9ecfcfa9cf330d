import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Answer, Caller } from '#apps/server/test-server.ts'
import { machines } from './transitions/declared.ts'
import { life, type Walker, anyWalk, type Model, foretell, certainly } from './transitions/life.ts'
import { drivers } from './transitions/drivers.ts'
import { admin, amina, luc, finance, withPeople } from './transitions/transitions.test-people.ts'
import { rowOf, traces, type Record_, call } from './transitions/taking-steps.ts'

withPeople()

test('the model knows every step that somebody takes', () => {
  const application = machines.find(({ name }) => name === 'application')
  const taken = Object.entries(application?.transitions ?? {}).filter(([, step]) => step.endpoint)
  expect(Object.keys(life).toSorted()).toEqual(taken.map(([name]) => name).toSorted())
})

test(
  'wherever an application is led, it ends where the model says',
  { timeout: 180_000 },
  async () => {
    const machine = machines.find(({ name }) => name === 'application')
    const driver = drivers['application']
    if (!machine || !driver) throw new Error('there is no application')
    const id = await driver.make()
    const callers: Record<Walker, Caller> = { admin, amina, luc, finance }
    const seen = new Set<string>()
    await fc.assert(
      fc.asyncProperty(anyWalk, async (walk) => {
        await driver.put(id, 'submitted')
        let model: Model = { status: 'submitted', recommendedBy: null }
        for (const taken of walk) {
          const { version } = await rowOf(driver, id)
          const before = await traces(driver, id)
          const expected = foretell(model, taken)
          const answer: Answer<Record_> = await call(
            machine,
            taken.step,
            id,
            callers[taken.by],
            taken.stale ? version - 1 : version,
          )
          const told = {
            status: answer.status,
            ...(answer.body.code && { code: answer.body.code }),
          }
          const { next, ...outcome } = expected
          expect({ ...taken, at: model.status, ...told }).toEqual({
            ...taken,
            at: model.status,
            ...outcome,
          })
          if (answer.status !== 200) expect(await traces(driver, id)).toEqual(before)
          expect((await rowOf(driver, id)).status).toBe(next.status)
          model = next
          seen.add(`${taken.step} ${answer.status}`)
        }
      }),
      { numRuns: 120, examples: certainly },
    )
    // The walks went everywhere: each step was both taken and refused.
    const missed = Object.keys(life).filter(
      (step) => !seen.has(`${step} 200`) || !seen.has(`${step} 403`),
    )
    expect(missed).toEqual([])
  },
)
