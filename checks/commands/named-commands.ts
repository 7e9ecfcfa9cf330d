import { helpOf } from '../../scripts/arguments.ts'
import { commands, type CommandName } from '../../scripts/commands.ts'
import { filesOf, sourceOf } from '../walk.ts'

export interface Named {
  /** Where it is named. */
  file: string
  command: string
  given: string[]
}

const pages = ['*.md', 'docs/**/*.md', 'modules/*/README.md']
const said = /npm (?:run (?<run>[\w-]+)|(?<short>start|test)\b)(?: -- (?<given>[^`|#\n“”]+))?/g

/** Every command that a page or the help of a command names, as it is written there. */
export function namedCommands(): Named[] {
  const texts = [
    ...filesOf(pages).map((file) => ({ file, text: sourceOf(file) })),
    ...(Object.keys(commands) as CommandName[]).map((name) => ({
      file: `the help of ${name}`,
      text: helpOf(name).split('\n').slice(1).join('\n'),
    })),
  ]
  return texts.flatMap(({ file, text }) =>
    [...text.matchAll(said)].map(({ groups = {} }) => ({
      file,
      command: groups['run'] ?? groups['short'] ?? '',
      given: groups['given']?.trim().split(/\s+/) ?? [],
    })),
  )
}
