import { filesOf, sourceOf } from '../walk.ts'
import { posix } from 'node:path'

/** A declaration at the top of a file. */
export interface Piece {
  file: string
  name: string
  text: string
}

interface Source {
  pieces: Map<string, Piece>
  /** Where an imported name comes from: file, and its name there. */
  imports: Map<string, { file: string; name: string }>
}

const beginning =
  /^(?:export )?(?:async )?(?:declare )?(?:const|let|function\*?|class|interface|type|enum) (\w+)/

function piecesOf(file: string, source: string): Map<string, Piece> {
  const pieces = new Map<string, Piece>()
  let name = ''
  for (const line of source.split('\n')) {
    name = beginning.exec(line)?.[1] ?? (/^\S/.test(line) && !/^[)}\]/*]/.test(line) ? '' : name)
    const known = pieces.get(name)
    pieces.set(name, { file, name, text: known ? `${known.text}\n${line}` : line })
  }
  return pieces
}

const statement = /^import (type )?\{([^}]*)\} from '([^']+)'/gm

function importsOf(file: string, source: string): Source['imports'] {
  const found: Source['imports'] = new Map()
  for (const [, type, names = '', from = ''] of source.matchAll(statement)) {
    if (type) continue
    const target = from.startsWith('#')
      ? from.slice(1)
      : from.startsWith('.')
        ? posix.join(posix.dirname(file), from)
        : null
    if (!target) continue
    for (const each of names.split(',')) {
      const [, name, alias] = /^\s*(?:type )?(\w+)(?: as (\w+))?\s*$/.exec(each) ?? []
      if (name) found.set(alias ?? name, { file: target, name })
    }
  }
  return found
}

const isRun = (file: string) => !/\.test[.-]|\.(en|fr)\.ts$|\/web\//.test(file)

const sources = new Map<string, Source>(
  filesOf('{kit,modules}/**/*.ts')
    .filter(isRun)
    .map((file) => {
      const source = sourceOf(file)
      return [file, { pieces: piecesOf(file, source), imports: importsOf(file, source) }]
    }),
)

/** Every piece of code that the declarations of these files lead to. */
export function reachedFrom(files: readonly string[]): Piece[] {
  const reached = new Map<string, Piece>()
  const waiting = files.flatMap((file) => [...(sources.get(file)?.pieces.values() ?? [])])
  for (let piece = waiting.pop(); piece; piece = waiting.pop()) {
    const key = `${piece.file} ${piece.name}`
    if (reached.has(key)) continue
    reached.set(key, piece)
    waiting.push(...mentionedIn(piece))
  }
  return [...reached.values()]
}

function mentionedIn({ file, text }: Piece): Piece[] {
  const { pieces, imports } = sources.get(file)!
  const names = new Set(text.match(/\b[A-Za-z_]\w*\b/g))
  return [...names].flatMap((name) => {
    const from = imports.get(name)
    const piece = from ? sources.get(from.file)?.pieces.get(from.name) : pieces.get(name)
    return piece ?? []
  })
}
