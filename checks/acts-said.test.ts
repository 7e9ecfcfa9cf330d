import fs from 'node:fs'
import { expect, test } from 'vitest'
import { product } from '#apps/server/modules.ts'
import type { StatusMachine } from '#kit/contract/define-status.ts'
import { auditActsEn } from '#modules/audit/server/act-strings.en.ts'
import { actSaid } from '#modules/audit/server/said-acts.ts'
import { sourceOf } from './walk.ts'

const { acts } = product.offers

/** Actions that the source names whole. */
const named = fs
  .globSync('{modules,kit}/**/server/*.ts')
  .filter((file) => !file.includes('test'))
  .flatMap((file) => [
    ...sourceOf(file).matchAll(
      /\baction: (?:[^\n']*\? )?'([a-z]\w+\.[a-z]\w+)'(?: : '([a-z]\w+\.[a-z]\w+)')?/gi,
    ),
  ])
  .flatMap(([, ...found]) => found.filter((action) => action !== undefined))

interface Stepped {
  topic: string
  machines: Record<string, StatusMachine<string, string, object>>
}

const isStepped = (value: unknown): value is Stepped =>
  typeof value === 'object' && value !== null && 'topic' in value && 'machines' in value

/** Steps of records, each by the topic of its entity. */
async function steps() {
  const files = fs.globSync('modules/*/server/*.steps.ts')
  const exported = await Promise.all(
    files.map((file) => import(`../${file}`) as Promise<Record<string, unknown>>),
  )
  return exported
    .flatMap((module) => Object.values(module).filter(isStepped))
    .flatMap(({ topic, machines }) =>
      Object.values(machines).flatMap(({ transitions }) =>
        Object.keys(transitions).map((step) => `${topic}.${step}`),
      ),
    )
}

test('whatever the log keeps is called something in both languages', async () => {
  const actions = [...new Set([...named, ...(await steps())])]
  expect(actions.length).toBeGreaterThan(200)
  const silent = actions.filter(
    (action) => !actSaid(acts, action, 'en') || !actSaid(acts, action, 'fr'),
  )
  expect(silent).toEqual([])
})

test('an act is said by one module alone', () => {
  const said = acts.flatMap(({ en }) =>
    Object.entries(en).flatMap(([topic, words]) =>
      Object.keys(words).map((act) => `${topic}.${act}`),
    ),
  )
  expect(said.filter((action, at) => said.indexOf(action) !== at)).toEqual([])
})

test('what shows protected data is an act that is said', () => {
  const reveals = acts.flatMap((each) => each.reveals ?? [])
  expect(reveals.length).toBeGreaterThan(3)
  expect(reveals.filter((action) => !actSaid(acts, action, 'en'))).toEqual([])
})

test('every list that leaves as a file is called something in the log', () => {
  const names = fs
    .globSync('modules/*/server/*export*.ts')
    .flatMap((file) => [...sourceOf(file).matchAll(/^\s+name: '([a-z-]+)',$/gm)])
    .map(([, name]) => name)
  expect(names.length).toBeGreaterThan(10)
  expect(names.filter((name) => !Object.hasOwn(auditActsEn.lists, name!))).toEqual([])
})
