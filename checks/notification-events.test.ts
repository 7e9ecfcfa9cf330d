import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { letters } from '#apps/server/modules.ts'
import { sourceOf } from './walk.ts'

/** Each event of the table: how it is called, its letters, and the tests that cause it. */
const events = sourceOf('modules/notifications/EVENTS.md')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (event|-)/.test(line))
  .map((line) => {
    const [event = '', told = '', tests = ''] = line
      .split('|')
      .slice(1)
      .map((cell) => cell.trim())
    return { event, told: told.split(', '), tests: tests.split(', ') }
  })

const keys = new Set(letters.map(({ key }) => key))

test('there is a table of events, each once', () => {
  expect(events.length).toBeGreaterThan(40)
  expect(new Set(events.map(({ event }) => event)).size).toBe(events.length)
})

test.each(events)('$event is told by letters that there are', ({ told }) => {
  expect(told.filter((key) => !keys.has(key))).toEqual([])
})

test.each(events)(
  '$event is caused by a test that names each of its letters',
  ({ told, tests }) => {
    expect(tests.filter((file) => !existsSync(file))).toEqual([])
    const sources = tests.map(sourceOf).join('\n')
    const named = (key: string) =>
      new RegExp(`\\b${key}\\b|\\b${key.split('.')[1]}\\b`).test(sources)
    expect(told.filter((key) => !named(key))).toEqual([])
  },
)

test('every kind that people may do without is told of in an event, but what one follows', () => {
  const inTable = new Set(events.flatMap(({ told }) => told))
  const kinds = new Map<string, string[]>()
  for (const { key, declared } of letters)
    if (declared.kind) kinds.set(declared.kind, [...(kinds.get(declared.kind) ?? []), key])
  const untold = [...kinds].filter(([, of]) => !of.some((key) => inTable.has(key)))
  expect(untold.map(([kind]) => kind).toSorted()).toEqual([
    'followed',
    'goingBack',
    'messageReceived',
    'stepDue',
  ])
})
