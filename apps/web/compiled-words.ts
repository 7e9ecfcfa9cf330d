import { stat } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'
import type { Messages } from '#kit/contract/strings.ts'

const wordFile =
  /^(.*\/(?:kit|modules)\/.*\/[\w-]*(?:strings|messages)\.(?:en|fr)\.ts)(?:\?(titles|rest))?$/
/** What navigation, palette and page titles say of a module whose screens are not open. */
const titles = ['screens', 'navigation', 'areas', 'groups']
const onlyForLetters = ['mail']

/**
 * Reads the messages while building, so that browsers need no parser for them: a sixteenth of
 * what the sign-in page loads. A file of words becomes `words`, with `?titles` its titles alone,
 * with `?rest` the others, for those who have the titles of every module anyway.
 */
export function compiledWords(): Plugin {
  return {
    name: 'compiled-words',
    enforce: 'pre',
    config: () => ({
      resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } },
    }),
    async load(id) {
      const [, file, part] = wordFile.exec(id) ?? []
      if (!file) return null
      const words = Object.entries(await wordsIn(file)).filter(([key]) => isIn(key, part))
      return `export const words = ${JSON.stringify(compiled(Object.fromEntries(words)))}`
    },
  }
}

function isIn(key: string, part: string | undefined): boolean {
  if (part === 'titles') return titles.includes(key)
  return !onlyForLetters.includes(key) && !(part === 'rest' && titles.includes(key))
}

/** A file of words exports them and nothing else; the time of change gets past what Node keeps. */
async function wordsIn(file: string): Promise<Messages> {
  const { mtimeMs } = await stat(file)
  const exported = (await import(`${pathToFileURL(file).href}?${mtimeMs}`)) as object
  const [words, ...others] = Object.values(exported) as Messages[]
  if (!words || others.length) throw new Error(`${file} should export its words alone`)
  return words
}

const compiled = (words: Messages): object =>
  Object.fromEntries(
    Object.entries(words).map(([key, value]) => [
      key,
      typeof value === 'string' ? compile(value) : compiled(value),
    ]),
  )
