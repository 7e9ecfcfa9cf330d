import type { Messages } from '#kit/contract/strings.ts'
import { exportsOf, namespaceOf, wordFiles, wordsByNamespace } from '../walk.ts'

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

export const english = (await exportsOf(wordFiles('en'))).filter(({ value }) => isWords(value))
const french = await exportsOf(wordFiles('fr'))

export const pairs: Pair[] = english.map(({ file, module, name, value }) => {
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
export const bundled = new Map(
  [...(await wordsByNamespace('en'))].map(([namespace, words]) => [
    namespace,
    new Map(flat(words)),
  ]),
)
