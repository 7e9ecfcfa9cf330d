import { describe, expect, test } from 'vitest'
import { product, served } from '#apps/server/modules.ts'
import type { ServedEndpoint } from '#kit/server/call.ts'
import type { Messages } from '#kit/contract/strings.ts'
import { kitMessagesEn } from '#kit/contract/messages.en.ts'
import type { MessagesByLanguage } from '#kit/server/messages.ts'
import { importsEn } from '#modules/imports/contract/strings.en.ts'
import { importsFr } from '#modules/imports/contract/strings.fr.ts'
import { guardReasons, thrownBy, thrownFrom, type Thrown } from './strings/thrown-codes.ts'
import { validationCodesOf } from './strings/validation-codes.ts'
import { exportsOf, filesOf, sourceOf } from './walk.ts'

/**
 * Whatever can go wrong is said in the words of the module whose endpoint is served, or in the
 * kit's: a code that neither has, and whose thrower names nobody else's words, has none at all.
 */

const languages = ['en', 'fr'] as const
type Part = Thrown['part']

const partOf = (words: Messages, part: string) => (words[part] ?? {}) as Messages
const ofKit = { reasons: partOf(kitMessagesEn, 'problems'), validation: kitMessagesEn.validation }

const isSaid = (speakers: readonly MessagesByLanguage[], part: Part, code: string) =>
  code in ofKit[part] ||
  speakers.some((words) => languages.every((language) => code in partOf(words[language], part)))

const moduleOf = (file: string) => /^modules\/([^/]+)\//.exec(file)?.[1] ?? 'kit'
const endpoints = served as readonly ServedEndpoint[]

/** The modules that serve endpoints, with the words that they are served in: of each endpoint alike. */
const serving = await (async () => {
  const declared = await exportsOf('modules/*/contract/*.endpoints.ts')
  const moduleOfEndpoint = new Map(
    declared.flatMap(({ module, value }) =>
      typeof value === 'object' && value !== null
        ? Object.keys(value).map((name) => [name, module] as const)
        : [],
    ),
  )
  const found = new Map<string, ServedEndpoint['words'][]>()
  for (const { name, words } of endpoints) {
    const module = moduleOfEndpoint.get(name)
    // The kit's own endpoints speak the kit's own words.
    if (!module) continue
    found.set(module, [...(found.get(module) ?? []), words])
  }
  return [...found].map(([module, all]) => ({ module, all, words: all[0] ?? [] }))
})()

/** Rules of another module's contract are thrown in its words: somebody here says so. */
const namesWordsOf = (module: string, other: string) =>
  filesOf(`modules/${module}/server/*.ts`).some((file) => {
    const source = sourceOf(file)
    return source.includes(`#modules/${other}/contract/words.ts`) && source.includes('.saidBy(')
  })

const isForeignRule = (module: string, { place }: Thrown) =>
  /^modules\/[^/]+\/contract\//.test(place) &&
  moduleOf(place) !== module &&
  namesWordsOf(module, moduleOf(place))

/** Sentences that ask the public for a field say no code, and are not for staff. */
const withoutAsking = (words: ServedEndpoint['words']) =>
  words.filter(({ en }) => Object.keys(en).some((part) => part !== 'missing'))

test('every endpoint of a module is served in the same words', () => {
  expect(serving.length).toBeGreaterThan(15)
  const differing = serving.filter(({ words, all }) => {
    const [own, ...others] = [words, ...all].map(withoutAsking)
    return others.some(
      (each) => each.length !== own?.length || each.some(({ en }, at) => en !== own[at]?.en),
    )
  })
  expect(differing.map(({ module }) => module)).toEqual([])
  expect(serving.filter(({ words }) => words.length === 0).map(({ module }) => module)).toEqual([])
})

describe.each(serving)('what $module answers has words', ({ module, words }) => {
  test('when its functions throw, wherever they lie', () => {
    const thrown = thrownFrom(filesOf(`modules/${module}/server/*.handlers.ts`))
    const unsaid = thrown.filter(
      (each) => !isSaid(words, each.part, each.code) && !isForeignRule(module, each),
    )
    expect(unsaid).toEqual([])
  })

  test('when its guards and policies give a reason', () => {
    const files = filesOf(`modules/${module}/{contract,server}/*.{status,policy}.ts`)
    const unsaid = files.flatMap((file) =>
      guardReasons(sourceOf(file))
        .filter((code) => code !== 'notPermitted' && !isSaid(words, 'reasons', code))
        .map((code) => `${file}: ${code}`),
    )
    expect(unsaid).toEqual([])
  })
})

test('problems that endpoints declare have words there', () => {
  const declared = endpoints.flatMap(({ name, endpoint, words }) =>
    (endpoint.problems ?? []).map((problem) => ({ name, problem, words })),
  )
  expect(declared.length).toBeGreaterThan(50)
  const unsaid = declared.filter(({ problem, words }) => !isSaid(words, 'reasons', problem))
  expect(unsaid.map(({ name, problem }) => `${name}: ${problem}`)).toEqual([])
})

test('complaints of what endpoints take in have words there', () => {
  const schemas = endpoints.flatMap(({ name, endpoint: { body, query, params }, words }) =>
    [body, query, params].flatMap((schema) =>
      schema ? [...validationCodesOf(schema)].map((code) => ({ name, code, words })) : [],
    ),
  )
  expect(new Set(schemas.map(({ code }) => code)).size).toBeGreaterThan(10)
  const unsaid = schemas.filter(({ code, words }) => !isSaid(words, 'validation', code))
  expect(unsaid.map(({ name, code }) => `${name}: ${code}`)).toEqual([])
})

test('the kit has words for what it complains of by itself', () => {
  const byTheKit = [
    'required',
    'format',
    'tooShort',
    'tooLong',
    'tooSmall',
    'tooLarge',
    'chooseOne',
    'choice',
    'unknown',
    'pageSize',
    'number',
    'date',
    'id',
  ]
  expect(byTheKit.filter((code) => !isSaid([], 'validation', code))).toEqual([])
  const thrown = thrownFrom(filesOf('kit/server/*.ts'))
  expect(thrown.length).toBeGreaterThan(10)
  expect(thrown.filter(({ part, code }) => !isSaid([], part, code))).toEqual([])
})

/** Whose records are imported, where the kind is not called so. */
const importerOf: Record<string, string> = { noc: 'classifications', naics: 'classifications' }

test('what is wrong with an imported row is said in the words for rows, the target’s or the kit’s', () => {
  const ofRows = { en: importsEn.ofRows, fr: importsFr.ofRows }
  for (const { kind, words } of product.offers.importTargets) {
    const module = importerOf[kind] ?? kind
    const thrown = thrownFrom(filesOf(`modules/${module}/server/*.import.ts`))
    expect(thrown.length).toBeGreaterThan(5)
    const unsaid = thrown.filter(({ part, code }) => !isSaid([ofRows, words], part, code))
    expect(unsaid, kind).toEqual([])
  }
})

/** Said otherwise than by the kit on purpose, and why. */
const onPurpose: Record<string, string> = {
  'applications: reasons.alreadyExists': 'what exists is the person’s open application',
  'forms: validation.date': 'a form asks for a day in three boxes, and names them',
  'intake: reasons.linkExpired': 'the link of a draft is used as often as one likes',
  'intake: reasons.fileType': 'it names the kinds that are taken',
}

test('no module says by accident what the kit says already', () => {
  const collisions = serving.flatMap(({ module, words: [words] }) =>
    (['reasons', 'validation'] as const).flatMap((part) =>
      Object.keys(words ? partOf(words.en, part) : {})
        .filter((code) => code in ofKit[part])
        .map((code) => `${module}: ${part}.${code}`),
    ),
  )
  expect(collisions.toSorted()).toEqual(Object.keys(onPurpose).toSorted())
})

test('a planted code is found, unless its thrower names who says it', () => {
  const codesIn = (text: string) =>
    thrownBy({ file: 'planted.ts', name: 'planted', text }).map(
      ({ part, code }) => `${part}.${code}`,
    )
  expect(codesIn("if (!row) throw refused('nobodySaysThis')")).toEqual(['reasons.nobodySaysThis'])
  expect(codesIn("throw refused('saidElsewhere').saidBy(words)")).toEqual([])
  expect(codesIn("throw invalidField('name', taken ? 'one' : 'other', { count: 1 })")).toEqual([
    'validation.one',
    'validation.other',
  ])
  expect(codesIn("throw new Problem(reason === 'no' ? 403 : 409, 'why', { extra })")).toEqual([
    'reasons.why',
  ])
  expect(isSaid([], 'reasons', 'nobodySaysThis')).toBe(false)
})

test('the check sees what is thrown, and who says it', () => {
  const found = thrownFrom(filesOf('modules/orders/server/*.handlers.ts'))
  const codes = found.map(({ part, code }) => `${part}.${code}`)
  expect(codes).toEqual(expect.arrayContaining(['reasons.orderIsDraft', 'validation.missing']))
  // Thrown by orders in their own words, so that nobody else needs any.
  expect(codes).not.toContain('reasons.shortfall')
})
