import fs from 'node:fs'
import path from 'node:path'
import { findCycles, findKnots, isTest } from './boundaries-cycles.ts'

/** What the linter's patterns cannot say: it does not compare a file's own module with another. */
export function findViolations(root: string): string[] {
  const files = sourceFiles(root)
  const imports = new Map(files.map((file) => [file, importsOf(root, file)]))
  const crossings = [...imports].flatMap(([file, targets]) =>
    targets.flatMap(({ target }) => {
      const reason = whyForbidden(file, target)
      return reason ? [`${file} imports ${target}: ${reason}`] : []
    }),
  )
  const cycles = findCycles(imports).map((cycle) => `Cycle: ${cycle.join(' → ')}`)
  const knots = findKnots(imports).map((knot) => `Servers in a circle: ${knot.join(' → ')}`)
  return [...barrels(files), ...crossings, ...cycles, ...knots, ...rawForms(root, files)]
}

export interface Import {
  /** A path from the root. */
  target: string
  /** Gone when the program runs. */
  typeOnly: boolean
}

const areas = '{kit,modules,apps,database,seeds,checks,journeys,scripts}'

const sourceFiles = (root: string): string[] =>
  fs.globSync(`${areas}/**/*.{ts,tsx}`, { cwd: root }).sort()

const barrels = (files: string[]): string[] =>
  files
    .filter((file) => /(^|\/)index\.tsx?$/.test(file))
    .map((file) => `${file}: no barrel; import from the file itself`)

const ofPublicPages = /^modules\/(intake\/|forms\/web\/pieces\/(check|form|try-out)\/)/

/** The kit's forms say what is wrong in our words, and lose nothing; the public pages have their own. */
const rawForms = (root: string, files: string[]): string[] =>
  files
    .filter((file) => /^(modules|apps)\/.*\.tsx$/.test(file) && !ofPublicPages.test(file))
    .filter((file) => /<form\b/.test(fs.readFileSync(path.join(root, file), 'utf8')))
    .map((file) => `${file}: no form of its own; take one of kit/web`)

const statement =
  /(?:^|\n)\s*(?:import|export)\s+(type\s)?[^'"`;]*?from\s*['"]([^'"]+)['"]|(?:^|\n)import\s*['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]/g

/** Imports of our own files, as paths from the root. */
export function importsOf(root: string, file: string): Import[] {
  const code = fs.readFileSync(path.join(root, file), 'utf8')
  return [...code.matchAll(statement)].flatMap(([, type, from, bare, dynamic]) => {
    const target = targetOf(file, (from ?? bare ?? dynamic)!)
    // What is loaded later cannot be a knot at start.
    return target ? [{ target, typeOnly: Boolean(type ?? dynamic) }] : []
  })
}

function targetOf(file: string, written: string): string | null {
  if (written.startsWith('#')) return written.slice(1)
  if (written.startsWith('.')) return path.posix.join(path.posix.dirname(file), written)
  return null
}

interface Place {
  module: string
  side: string
  name: string
}

function placeOf(file: string): Place | null {
  const [, module, side, name] = /^modules\/([^/]+)\/([^/]+)\/(.+)$/.exec(file) ?? []
  return module && side && name ? { module, side, name } : null
}

function whyForbidden(file: string, target: string): string | null {
  if (file.startsWith('modules/') && target.startsWith('apps/') && !isTest(file))
    return 'apps compose modules, never the reverse'
  const from = placeOf(file)
  const to = placeOf(target)
  if (!from || !to || from.module === to.module || to.side === 'contract') return null
  if (from.side === 'contract') return 'a contract imports only contracts'
  if (to.side === 'server' && isTest(file)) return null
  if (to.side === 'server' && isPublicOnServer(to.name)) return null
  if (to.side === 'web' && to.name.startsWith('pieces/')) return null
  return "another module's contract, queries, actions and pieces are open, nothing else"
}

/** Queries, settings, and actions: an action's file bears the action's plain name, without a kind. */
const isPublicOnServer = (name: string) => /^[a-z0-9-]+(\.queries|\.settings)?\.ts$/.test(name)
