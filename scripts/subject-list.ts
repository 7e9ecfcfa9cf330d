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
