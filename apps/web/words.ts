import type { kitMessagesEn } from '#kit/contract/messages.en.ts'
import type { Language } from '#kit/contract/strings.ts'
import { namespaceOf } from '#kit/web/define-routes.ts'
import { language } from '#kit/web/language.ts'
import { smallStore } from '#kit/web/small-store.ts'
import type { kitStaffEn } from '#kit/web/staff-strings.en.ts'
import type { kitEn } from '#kit/web/strings.en.ts'
import type { accountsEn } from '#modules/accounts/contract/strings.en.ts'

declare module 'use-intl' {
  interface AppConfig {
    Locale: 'en-CA' | 'fr-CA'
    /** The words whose keys are checked by type; those of other modules are asked for by `useText`. */
    Messages: {
      kit: typeof kitEn & typeof kitStaffEn & typeof kitMessagesEn
      accounts: typeof accountsEn
    }
  }
}

type ByNamespace = Record<string, object>
/** What is fetched at once: somebody's words, in either language. */
interface Part {
  load: Record<Language, () => Promise<ByNamespace>>
  loaded: Partial<Record<Language, ByNamespace>>
}

const partOf = (load: (of: Language) => Promise<ByNamespace>): Part => ({
  load: { en: () => load('en'), fr: () => load('fr') },
  loaded: {},
})

const namespaceIn = (path: string) => namespaceOf(/\/modules\/([^/]+)\//.exec(path)?.[1] ?? 'kit')

const titles = partOf(async (of) => {
  const found = of === 'en' ? await import('./titles.en.ts') : await import('./titles.fr.ts')
  const entries = Object.entries(found.titles)
  return Object.fromEntries(entries.map(([path, words]) => [namespaceIn(path), words]))
})

type Files = Record<string, () => Promise<object>>

/** Every known part, by the path of its English file: `modules/users/contract/strings.en.ts`. */
const parts = new Map<string, Part>()

/** Files of words by their path; what they say is fetched when a screen needs it. */
export function knowWords(files: Files) {
  for (const path of Object.keys(files).filter((each) => each.endsWith('.en.ts'))) {
    const load = async (of: Language) => ({
      [namespaceIn(path)]: await files[path.replace('.en.ts', `.${of}.ts`)]!(),
    })
    parts.set(path.replace('../../', ''), partOf(load))
  }
}

/** What is read before signing in; the rest is in `staff-modules.ts`. */
knowWords({
  ...import.meta.glob<object>(
    [
      '../../kit/{contract/messages,web/strings,web/staff-strings}.*.ts',
      '../../modules/{accounts,dashboard,forms,funding-requests,intake,monitoring,passwords,registration}/{contract,web}/*strings.*.ts',
      '../../modules/{information-requests,letters,messages,notifications}/contract/strings.*.ts',
      // Of these, staff alone read.
      '!../../modules/dashboard/web/*',
      '!../../modules/forms/web/{answers,publish,unsaved}-strings.*.ts',
      '!../../modules/*/contract/{history,letter}-strings.*.ts',
    ],
    { import: 'words' },
  ),
  ...import.meta.glob<object>(
    [
      '../../modules/{applications,employers,participants}/contract/*strings.*.ts',
      '!../../modules/*/contract/{history,letter}-strings.*.ts',
    ],
    { import: 'words', query: '?rest' },
  ),
})

const partsIn = (folder: string) =>
  [...parts].flatMap(([path, part]) => (path.startsWith(folder) ? part : []))

export const loadKitWords = () => load([...partsIn('kit/contract/'), ...partsIn('kit/web/strings')])

/** What the kit says to whoever has signed in, and of every module what navigation and titles say. */
export const loadStaffWords = () => load([titles, ...partsIn('kit/web/staff-strings')])

/**
 * A module's own words whole; of the others only what their contract says, or one file of them that is
 * named: `forms/web/answers-strings`.
 */
export const loadWordsOf = (module: string, others: readonly string[] | 'all') =>
  load([
    ...partsIn(`modules/${module}/`),
    ...(others === 'all' ? partsOfContracts() : others.flatMap(contractOf)),
  ])

/** What was done with its records is told where those are shown, unless it is named. */
const isShared = (path: string) => path.includes('/contract/') && !path.includes('/history-')
const sharedParts = (folder: string) =>
  [...parts].flatMap(([path, part]) => (path.startsWith(folder) && isShared(path) ? part : []))
const contractOf = (name: string) =>
  name.includes('/') ? partsIn(`modules/${name}`) : sharedParts(`modules/${name}/`)
const partsOfContracts = () => sharedParts('modules/')

/** What has been asked for so far, and so is fetched in the other language when that is chosen. */
const wanted = new Set<Part>()
export const shownWords = smallStore<{ language: Language; words: ByNamespace }>({
  language: 'en',
  words: {},
})

language.watch(() => void load([]))

/** Resolves when the words can be read in the present language, whatever that has become. */
async function load(asked: readonly Part[]): Promise<void> {
  const of = language.get()
  await Promise.all([...wanted, ...asked].map((part) => fetchPart(part, of)))
  for (const part of asked) wanted.add(part)
  if (of !== language.get()) return load(asked)
  if (of === shownWords.get().language && asked.every((part) => shownParts.has(part))) return
  show(of)
}

async function fetchPart(part: Part, of: Language) {
  part.loaded[of] ??= await part.load[of]()
}

let shownParts: ReadonlySet<Part> = new Set()

/** The order is always the same: titles, then contracts, which screens add to. */
function show(of: Language) {
  const words: ByNamespace = {}
  shownParts = new Set([titles, ...parts.values()].filter((part) => wanted.has(part)))
  for (const part of shownParts)
    for (const [namespace, more] of Object.entries(part.loaded[of] ?? {}))
      words[namespace] = { ...words[namespace], ...more }
  document.documentElement.lang = of
  shownWords.set({ language: of, words })
}
