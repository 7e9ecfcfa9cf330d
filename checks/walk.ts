import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Endpoint } from '#kit/contract/define-endpoint.ts'
import type { Entity } from '#kit/contract/define-entity.ts'
import type { Letter } from '#kit/contract/define-letters.ts'
import type { ListDeclaration } from '#kit/contract/define-list.ts'
import type { Screen } from '#kit/contract/define-screen.ts'
import type { StatusMachine } from '#kit/contract/define-status.ts'
import type { SubjectDeclaration } from '#kit/contract/define-subjects.ts'
import type { Messages } from '#kit/contract/strings.ts'

/** Declarations are found by their shape, so that nothing has to be registered for the checks. */
export const root = join(import.meta.dirname, '..')

export const filesOf = (patterns: string | readonly string[]): string[] =>
  globSync(patterns, { cwd: root }).toSorted()

export const sourceOf = (file: string) => readFileSync(join(root, file), 'utf8')

export interface Found<T> {
  file: string
  /** The module, or `kit`. */
  module: string
  name: string
  value: T
}

const moduleOf = (file: string) => /^modules\/([^/]+)\//.exec(file)?.[1] ?? file.split('/')[0] ?? ''

const isNoTest = (file: string) => !/\.test(-[\w-]+)?\.ts$/.test(file)

export async function exportsOf(patterns: string | readonly string[]): Promise<Found<unknown>[]> {
  const found = await Promise.all(
    filesOf(patterns)
      .filter(isNoTest)
      .map(async (file) => {
        const exported = (await import(pathToFileURL(join(root, file)).href)) as object
        return Object.entries(exported).map(([name, value]) => ({
          file,
          module: moduleOf(file),
          ...{
            name,
            value: value as unknown,
          },
        }))
      }),
  )
  return found.flat()
}

const has = (value: unknown, ...keys: string[]): boolean =>
  typeof value === 'object' && value !== null && keys.every((key) => key in value)

const everyMember = (value: unknown, ...keys: string[]) =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).length > 0 &&
  Object.values(value).every((each) => has(each, ...keys))

const ofModules = 'modules/*/contract/*.ts'

async function allLike<T>(
  isLike: (value: unknown) => boolean,
  patterns: string | readonly string[] = ofModules,
): Promise<Found<T>[]> {
  const seen = new Set<unknown>()
  return (await exportsOf(patterns)).filter(
    ({ value }) => isLike(value) && !seen.has(value) && seen.add(value),
  ) as Found<T>[]
}

export const declaredEntities = () =>
  allLike<Entity>((value) => has(value, 'name', 'fields', 'record', 'create', 'update'))

export const declaredMachines = () =>
  allLike<StatusMachine>((value) => has(value, 'name', 'initial', 'states', 'transitions'))

export const declaredLists = () =>
  allLike<ListDeclaration>((value) => has(value, 'sorts', 'defaultSort', 'filters', 'tableState'))

export const declaredScreens = () =>
  allLike<Record<string, Screen>>((value) => everyMember(value, 'path', 'layout', 'navActiveLink'))

export const declaredEndpoints = () =>
  allLike<Record<string, Endpoint>>(
    (value) => everyMember(value, 'method', 'path', 'access'),
    [ofModules, 'kit/contract/*.ts'],
  )

export const declaredSubjects = () =>
  allLike<{ subjects: Record<string, SubjectDeclaration> }>((value) =>
    has(value, 'subjects', 'may'),
  )

export const declaredLetters = () =>
  allLike<Record<string, Letter>>((value) => everyMember(value, 'key', 'declared', 'words'))

// ─── words ───────────────────────────────────────────────────────────────────

export const wordFiles = (language: 'en' | 'fr') => [
  `kit/contract/messages.${language}.ts`,
  `kit/{server,web}/*strings.${language}.ts`,
  `modules/*/{contract,web,server}/*strings.${language}.ts`,
]

/** The words of a module are known under its name in camel case. */
export const namespaceOf = (module: string) =>
  module.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** What the browser knows: by namespace, contracts first, each file's parts as a whole. */
export async function wordsByNamespace(language: 'en' | 'fr'): Promise<Map<string, Messages>> {
  const words = new Map<string, Messages>()
  for (const { module, value } of (await exportsOf(wordFiles(language))) as Found<Messages>[]) {
    const namespace = namespaceOf(module)
    words.set(namespace, { ...words.get(namespace), ...value })
  }
  return words
}
