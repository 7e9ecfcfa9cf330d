import { globSync } from 'node:fs'
import path from 'node:path'
import { root } from './run-command.ts'

const camelCased = (name: string) =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Every module that declares subjects, with its declaration: the type of a subject is made of it. */
export function subjectList(): string {
  const files = globSync('modules/*/contract/*.subjects.ts', { cwd: root }).toSorted()
  const modules = files.map((file) => file.split(path.sep)[1] ?? '')
  const imports = files.map(
    (file, at) => `import { ${camelCased(modules[at] ?? '')}Subjects } from '#${file}'`,
  )
  const entries = modules.map(
    (module) =>
      `  ${/-/.test(module) ? `'${module}'` : module}: ${camelCased(module)}Subjects.subjects,`,
  )
  return [
    '/** Made by `npm run check -- --write`: the subjects of every module that declares some. */',
    ...imports,
    '',
    'export const subjectsByModule = {',
    ...entries,
    '}',
    '',
  ].join('\n')
}

/** Every module that the server has something of. */
export function manifestList(): string {
  const files = globSync('modules/*/server/manifest.ts', { cwd: root }).toSorted()
  const names = files.map((file) => camelCased(file.split(path.sep)[1] ?? ''))
  return [
    '/** Made by `npm run check -- --write`: what the server has of every module. */',
    "import type { ServerModule } from '#kit/server/server-module.ts'",
    ...files.map((file, at) => `import { manifest as ${names[at]} } from '#${file}'`),
    '',
    'export const manifests: readonly ServerModule[] = [',
    ...names.map((name) => `  ${name},`),
    ']',
    '',
    '/** What they are called, in the same order. */',
    `export const moduleNames: readonly string[] = ${JSON.stringify(files.map((file) => file.split(path.sep)[1]))}`,
    '',
  ].join('\n')
}

/** The kinds that modules offer, for the contract of whoever takes them in. */
export function kindList(name: string, kinds: readonly string[]): string {
  return [
    '/** Made by `npm run check -- --write`: what the manifests of modules offer. */',
    `export const ${name} = [${kinds.map((kind) => `'${kind}'`).join(', ')}] as const`,
    '',
  ].join('\n')
}

/** The settings that modules declare, read before anything else of theirs is. */
export function settingsList(): string {
  const files = globSync('modules/*/server/*.settings.ts', { cwd: root }).toSorted()
  const names = files.map((file) => camelCased(file.split(path.sep)[1] ?? ''))
  return [
    '/** Made by `npm run check -- --write`: the settings that modules declare. */',
    ...files.map((file, at) => `import { settings as ${names[at]} } from '#${file}'`),
    '',
    `export const settingsOfModules = [${names.join(', ')}]`,
    '',
  ].join('\n')
}
