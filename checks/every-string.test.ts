import { describe, expect, test } from 'vitest'
import type { Messages } from '#kit/contract/strings.ts'
import { readMessage } from '#kit/contract/read-message.ts'
import { sameInBoth } from './strings/same-in-both.ts'
import { declaredScreens, filesOf, namespaceOf, sourceOf, wordFiles } from './walk.ts'
import { pairs, bundled, english } from './strings/known-words.ts'

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

test('what came of many at once is told by how many were done of how many', () => {
  const said = pairs.flatMap(({ namespace, en }) =>
    [...en].flatMap(([key, message]) =>
      key === 'bulk.result'
        ? [
            [
              namespace,
              new Set(readMessage(message).placeholders.map((said) => said.split(' ')[0])),
            ] as const,
          ]
        : [],
    ),
  )
  expect(said.length).toBeGreaterThan(3)
  expect(said).toEqual(said.map(([namespace]) => [namespace, new Set(['done', 'total'])]))
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
