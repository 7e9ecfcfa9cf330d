import { describe, expect, test } from 'vitest'
import type { Messages } from '#kit/contract/strings.ts'
import { readMessage } from '#kit/contract/read-message.ts'
import { sameInBoth } from './strings/same-in-both.ts'
import { awaitingTheirScreen, foundAtRunTime } from './strings/found-at-run-time.ts'
import {
  declaredEntities,
  declaredMachines,
  declaredScreens,
  declaredSubjects,
  exportsOf,
  filesOf,
  namespaceOf,
  sourceOf,
  wordFiles,
  wordsByNamespace,
} from './walk.ts'

// ─── what there is ───────────────────────────────────────────────────────────

const flat = (words: Messages, before = ''): [string, string][] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${before}${key}`, value] as [string, string]]
      : flat(value, `${before}${key}.`),
  )

interface Pair {
  file: string
  namespace: string
  en: Map<string, string>
  fr: Map<string, string>
}

const isWords = (value: unknown): value is Messages => typeof value === 'object' && value !== null

const english = (await exportsOf(wordFiles('en'))).filter(({ value }) => isWords(value))
const french = await exportsOf(wordFiles('fr'))

const pairs: Pair[] = english.map(({ file, module, name, value }) => {
  const other = french.find(
    (each) => each.file === file.replace('.en.', '.fr.') && each.name === name.replace(/En$/, 'Fr'),
  )
  return {
    file: `${file} ${name}`,
    namespace: namespaceOf(module),
    en: new Map(flat(value as Messages)),
    fr: new Map(flat((other?.value ?? {}) as Messages)),
  }
})

/** What the browser has, by namespace. */
const bundled = new Map(
  [...(await wordsByNamespace('en'))].map(([namespace, words]) => [
    namespace,
    new Map(flat(words)),
  ]),
)

const code = filesOf(['{kit,modules,apps}/**/*.{ts,tsx}'])
  .filter((file) => !/\.(en|fr)\.ts$|\.test\.tsx?$|types\.generated/.test(file))
  .map((file) => ({ file, source: sourceOf(file) }))

// ─── both languages ──────────────────────────────────────────────────────────

test('there are strings of the kit and of every module with screens', async () => {
  const modules = new Set((await declaredScreens()).map(({ module }) => namespaceOf(module)))
  const withWords = new Set(pairs.map(({ namespace }) => namespace))
  expect([...modules].filter((name) => !withWords.has(name) || !bundled.has(name))).toEqual([])
  expect(bundled.has('kit')).toBe(true)
})

test('no file of words hides a part of another one of the same module', () => {
  const seen = new Map<string, string>()
  const hidden = english.flatMap(({ file, module, value }) =>
    Object.keys(value as Messages).flatMap((part) => {
      const before = seen.get(`${module}.${part}`)
      seen.set(`${module}.${part}`, file)
      return before ? [`${part} of ${before} by ${file}`] : []
    }),
  )
  expect(hidden).toEqual([])
})

test('every file of words is one that the browser finds', () => {
  const found = filesOf(wordFiles('en'))
  const all = filesOf('{kit,modules}/**/*{strings,messages}.en.ts')
  const parts = all.filter((file) => !found.includes(file))
  const imported = (file: string) =>
    english.some((each) => sourceOf(each.file).includes(file.split('/').slice(-2).join('/')))
  expect(parts.filter((file) => !imported(file))).toEqual([])
})

describe.each(pairs)('$file', ({ file, en, fr }) => {
  test('has the same keys in both languages', () => {
    expect([...fr.keys()].toSorted()).toEqual([...en.keys()].toSorted())
  })

  test('has the same placeholders in both languages', () => {
    const placeholders = (message: string) => readMessage(message).placeholders.toSorted()
    const of = (words: Map<string, string>) =>
      Object.fromEntries([...words].map(([key, message]) => [key, placeholders(message)]))
    expect(of(fr)).toEqual(of(en))
  })

  test('has no stray blanks, and nothing empty in one language alone', () => {
    const stray = [...en, ...fr].filter(
      ([, message]) => message !== message.trim() || /[ \t]{2}|[ \t]\n|\n[ \t]/.test(message),
    )
    expect(stray).toEqual([])
    const empty = (words: Map<string, string>) =>
      [...words].flatMap(([key, message]) => (message ? [] : [key]))
    expect(empty(fr).toSorted()).toEqual(empty(en).toSorted())
  })

  test('is translated', () => {
    const same = [...en].filter(
      ([key, message]) =>
        /\p{L}/u.test(readMessage(message).text.join('')) && fr.get(key) === message,
    )
    expect(
      same.map(([, message]) => message).filter((message) => !sameInBoth.includes(message)),
    ).toEqual([])
  })

  test('is set as Canadian French is', () => {
    const wrong = [...fr].flatMap(([key, message]) =>
      faultsOf(readMessage(message).text.join('\uFFFC')).map(
        (fault) => `${key}: ${fault} in “${message}”`,
      ),
    )
    expect(wrong, file).toEqual([])
  })
})

test('the words that may be the same in both languages are the same somewhere', () => {
  const same = new Set(
    pairs.flatMap(({ en, fr }) =>
      [...en].filter(([key, message]) => fr.get(key) === message).map(([, message]) => message),
    ),
  )
  expect(sameInBoth.filter((message) => !same.has(message))).toEqual([])
})

const nbsp = '\u00A0'
/** By the Bureau de la traduction: a no-break space before `:` `%` `$` and inside « », none before `;` `!` `?`. */
const typography: [string, RegExp][] = [
  ['no no-break space before “:”', /[^\u00A0]:(?![/\d])/],
  ['no no-break space before “%”', /[^\u00A0]%/],
  ['no no-break space before “$”', /[^\u00A0]\$/],
  ['a space before “?”, “!” or “;”', /\s[?!;]/],
  ['a straight apostrophe', /'/],
  ['straight or English quotation marks', /["“”]/],
  ['« without its no-break space', /«(?!\u00A0)/],
  ['» without its no-break space', /(?<!\u00A0)»/],
  ['a narrow or thin space', /[\u202F\u2009]/],
  ['three full stops for …', /\.\.\./],
]

const faultsOf = (text: string) =>
  typography.flatMap(([fault, pattern]) => (pattern.test(text) ? [fault] : []))

test('the typography of French is looked at', () => {
  expect(faultsOf(`Prix${nbsp}: 5${nbsp}$, 10${nbsp}%; d’accord? «${nbsp}Oui${nbsp}»!`)).toEqual([])
  for (const wrong of [
    'Prix: 5',
    'Prix : 5',
    '5%',
    '5 $',
    'Quoi ?',
    `Quoi${nbsp}!`,
    "l'an",
    '"oui"',
    '«oui»',
    '« oui »',
    `5\u202F$`,
    'Oui...',
  ])
    expect(faultsOf(wrong), wrong).not.toEqual([])
})

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
    else if (by === 'useWords') say(name, 'intake')
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

test('keys that await their screen are not asked for yet', () => {
  const arrived = awaitingTheirScreen.filter((key) =>
    sources.includes(`\`${key.split(':').at(-1)}\${`),
  )
  expect(arrived).toEqual([])
})

test('no string is there for nothing', () => {
  const prefixes = [...Object.keys(foundAtRunTime), ...awaitingTheirScreen]
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

  test('a name for each subject of permissions', async () => {
    const missing = (await declaredSubjects()).flatMap(({ module, value }) =>
      Object.keys(value.subjects)
        .filter((subject) => !has(namespaceOf(module), `subjects.${subject}`))
        .map((subject) => `${module}: subjects.${subject}`),
    )
    expect(missing).toEqual([])
  })
})
