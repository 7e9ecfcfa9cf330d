import { describe, expect, test } from 'vitest'
import { foundAtRunTime } from './strings/found-at-run-time.ts'
import {
  declaredEntities,
  declaredMachines,
  declaredScreens,
  declaredSubjects,
  filesOf,
  namespaceOf,
  sourceOf,
} from './walk.ts'
import { bundled, pairs } from './strings/known-words.ts'

const code = filesOf(['{kit,modules,apps}/**/*.{ts,tsx}'])
  .filter((file) => !/\.(en|fr)\.ts$|\.test\.tsx?$|types\.generated/.test(file))
  .map((file) => ({ file, source: sourceOf(file) }))

// ─── words that the code asks for ────────────────────────────────────────────

const hook =
  /(?:const|let)\s+(\w+)\s*=\s*(use\w*(?:Text|Words|Translations|Word))\(\s*(?:'([\w-]+)')?[^)]*\)/g
const generic = ['text', 'words', 't', 'kit', 'own']

/** Which namespaces each name in a file may speak for; null: whichever module is open. */
function speakers(file: string, source: string): Map<string, (string | null)[]> {
  const module = /^modules\/([^/]+)\//.exec(file)?.[1]
  const own = module ? namespaceOf(module) : null
  const found = new Map<string, (string | null)[]>()
  const say = (name: string, namespace: string | null) =>
    found.set(name, [...(found.get(name) ?? []), namespace])
  for (const [, name = '', by = '', named] of source.matchAll(hook)) {
    if (by === 'useKitText') say(name, 'kit')
    else if (by === 'useWords') say(name, own)
    else if (
      by === 'useErrorWords' ||
      by === 'useChoiceWord' ||
      by === 'useErrorText' ||
      by === 'useProblemText'
    )
      continue
    else say(name, named ?? own)
  }
  for (const name of generic) if (!found.has(name)) [own, 'kit'].forEach((each) => say(name, each))
  return found
}

test('every word that the screens ask for by name is there', () => {
  const missing: string[] = []
  let asked = 0
  for (const { file, source } of code.filter(({ file: name }) => /\/web\//.test(name))) {
    const by = speakers(file, source)
    for (const [, name = '', key = ''] of source.matchAll(
      /(?<![\w.])(\w+)(?:\.has)?\(\s*'([a-z][\w-]*(?:\.[\w-]+)+)'/g,
    )) {
      const namespaces = by.get(name)
      if (!namespaces) continue
      asked += 1
      const places = namespaces.includes(null) ? [...bundled.keys()] : namespaces
      if (!places.some((namespace) => bundled.get(namespace ?? '')?.has(key)))
        missing.push(`${file}: ${name}('${key}') in ${places.join(' or ')}`)
    }
  }
  expect(asked).toBeGreaterThan(150)
  expect(missing).toEqual([])
})

const sources = code.map(({ source }) => source).join('\n')

test('keys that are only known at run time are asked for somewhere', () => {
  const stale = Object.entries(foundAtRunTime).filter(([, evidence]) => !sources.includes(evidence))
  expect(stale).toEqual([])
})

test('no string is there for nothing', () => {
  const prefixes = Object.keys(foundAtRunTime)
  const literals = new Set(
    [...sources.matchAll(/['"`]([a-z][\w-]*(?:\.[\w-]+)*)['"`]/g)].map(([, key]) => key),
  )
  const unused = pairs.flatMap(({ file, namespace, en }) =>
    [...en.keys()]
      .filter(
        (key) => !literals.has(key) && !prefixes.some((prefix) => matches(namespace, key, prefix)),
      )
      .map((key) => `${file}: ${key}`),
  )
  expect(unused).toEqual([])
})

/** `dialogs.*.title` stands for one name in the middle, `fields.` for everything below. */
function matches(namespace: string, key: string, entry: string): boolean {
  const [pattern = '', only] = entry.split(':').toReversed()
  if (only && only !== namespace) return false
  const end = pattern.endsWith('.') ? '' : '$'
  return new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '[^.]+')}${end}`).test(key)
}

// ─── words that the declarations ask for ─────────────────────────────────────

const has = (namespace: string, key: string) =>
  bundled.get(namespace)?.has(key) ||
  pairs.some((pair) => pair.namespace === namespace && pair.en.has(key))

describe('declared things have words', () => {
  test('a title for each screen', async () => {
    const missing = (await declaredScreens()).flatMap(({ module, value }) =>
      Object.keys(value)
        .filter((key) => !bundled.get(namespaceOf(module))?.has(`screens.${key}`))
        .map((key) => `${module}: screens.${key}`),
    )
    expect(missing).toEqual([])
  })

  test('a heading for each group and section of the navigation', async () => {
    const entries = (await declaredScreens()).flatMap(({ value }) =>
      Object.values(value).flatMap((screen) => screen.navigation ?? []),
    )
    const wanted = new Set(
      entries.flatMap(({ section, group }) => [
        `areas.${section}`,
        ...(group ? [`groups.${group}`] : []),
      ]),
    )
    expect(wanted.size).toBeGreaterThan(5)
    const missing = [...wanted].filter(
      (key) => ![...bundled.values()].some((words) => words.has(key)),
    )
    expect(missing).toEqual([])
  })

  test('a label for each field of an entity, and a word for each of its choices', async () => {
    const missing = (await declaredEntities()).flatMap(({ module, value: { fields } }) =>
      Object.entries(fields).flatMap(([name, field]) => {
        const own = namespaceOf(module)
        const words = (field.choices ?? []).filter((choice) =>
          // The platform names countries.
          field.words === 'countries'
            ? false
            : field.words
              ? !has('kit', `${field.words}.${choice}`)
              : !has(own, `choices.${name}.${choice}`) && !has(own, `status.${choice}`),
        )
        return [
          ...(has(own, `fields.${name}`) ? [] : [`${module}: fields.${name}`]),
          ...words.map((choice) => `${module}: choices.${name}.${choice}`),
        ]
      }),
    )
    expect(missing).toEqual([])
  })

  test('a word for each state, and for each step that a person takes', async () => {
    const missing = (await declaredMachines()).flatMap(({ module, value }) =>
      Object.keys(value.states)
        .filter(
          (state) =>
            !has(namespaceOf(module), `status.${state}`) &&
            !has(namespaceOf(module), `${value.name}.${state}`),
        )
        .map((state) => `${module}: status.${state}`),
    )
    expect(missing).toEqual([])
  })

  test('a label for each field that a step asks for, and a word for each of its choices', async () => {
    const missing = (await declaredMachines()).flatMap(({ module, value }) => {
      const own = namespaceOf(module)
      return Object.entries(value.transitions).flatMap(([step, { asks = {} }]) =>
        Object.entries(asks).flatMap(([name, { choices = [] }]) => [
          ...(has(own, `fields.${name}`) || has(own, `steps.${step}.fields.${name}`)
            ? []
            : [`${module}: fields.${name} of ${step}`]),
          ...choices
            .filter((choice) => !has(own, `choices.${name}.${choice}`))
            .map((choice) => `${module}: choices.${name}.${choice} of ${step}`),
        ]),
      )
    })
    expect(missing).toEqual([])
  })

  test('a name for each subject of permissions', async () => {
    const missing = (await declaredSubjects()).flatMap(({ module, value }) =>
      Object.keys(value.subjects)
        .filter((subject) => !has(namespaceOf(module), `subjects.${subject}`))
        .map((subject) => `${module}: subjects.${subject}`),
    )
    expect(missing).toEqual([])
  })
})
