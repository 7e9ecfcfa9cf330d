import { describe, expect, test } from 'vitest'
import {
  checkpointOneItems,
  outcomeOf,
  type CheckpointItem,
} from '#modules/applications/contract/checkpoint.ts'
import { machines, driven, endpoints } from './transitions/declared.ts'

/**
 * States that no step names because they follow from other facts: what those facts can come to.
 */
const derivedStates: Record<string, () => string[]> = {
  // By merging, which is no step of one shareholder alone.
  shareholder: () => ['merged'],
  checkpoint() {
    const item = (part: Partial<CheckpointItem>): CheckpointItem => ({
      code: checkpointOneItems[0],
      result: 'pass',
      isAutomatic: false,
      finding: null,
      note: null,
      by: null,
      byId: null,
      at: null,
      override: null,
      ...part,
    })
    const override = {
      by: 'Luc',
      byId: null,
      reason: 'Small',
      expiresOn: '2099-01-01',
      at: '2026-01-01T00:00:00Z',
    }
    const parts = [
      item({}),
      item({ result: 'pending' }),
      item({ result: 'fail' }),
      item({ result: 'fail', override }),
      item({ result: 'pass', isAutomatic: true }),
    ]
    const pairs = parts.flatMap((one) =>
      parts.map((other) => outcomeOf([one, other], '2026-11-21')),
    )
    return [...new Set(pairs)]
  },
}

const movedByItsItems = ['checkpoint']

describe.each(machines)('the declaration of $name', (machine) => {
  test('is driven by this check', () => {
    expect([...driven, ...movedByItsItems]).toContain(machine.name)
  })

  test('has only states that can be reached, from a beginning that exists', () => {
    const reached = new Set<string>([machine.initial])
    const transitions = Object.values(machine.transitions)
    for (let size = 0; size !== reached.size;) {
      size = reached.size
      for (const { from, to } of transitions)
        if (from.some((state) => reached.has(state))) reached.add(to)
    }
    for (const state of derivedStates[machine.name]?.() ?? []) reached.add(state)
    expect([...reached].toSorted()).toEqual(Object.keys(machine.states).toSorted())
  })

  test('names only states that are declared', () => {
    const named = Object.values(machine.transitions).flatMap(({ from, to }) => [...from, to])
    expect(named.filter((state) => !(state in machine.states))).toEqual([])
  })

  test('leaves no final state', () => {
    const left = Object.entries(machine.transitions).flatMap(([step, { from }]) =>
      from.filter((state) => machine.states[state]?.final).map((state) => `${step} from ${state}`),
    )
    expect(left).toEqual([])
  })

  test('names for each step a served endpoint with the same permission, unless the system takes it', () => {
    for (const [step, { endpoint: name, may, open }] of Object.entries(machine.transitions)) {
      if (!may && !open) continue
      const endpoint = endpoints.get(name ?? '')
      expect([...endpoints.keys()], step).toContain(name)
      if (may) expect(endpoint?.access, step).toEqual(may)
      expect(endpoint?.ifMatch, `${step} is guarded by the version`).toBe(true)
    }
  })
})
