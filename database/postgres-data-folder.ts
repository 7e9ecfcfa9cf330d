import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { cleanEnvironment, isRoot, runAs, runUid, type Binaries } from './postgres-binaries.ts'

/** `initdb` insists on a named user; "nobody" exists everywhere, and the result changes hands. */
const nobody = 65534

const giveTo = (uid: number, file: string) => {
  if (isRoot) fs.lchownSync(file, uid, uid)
}

/** Makes a folder that the run user may pass through, whatever the umask. */
export function makeFolder(folder: string) {
  if (fs.mkdirSync(folder, { recursive: true })) fs.chmodSync(folder, 0o755)
}

/** Why PostgreSQL could not keep its data in this folder, or null. */
export function whyUnreachable(folder: string): string | null {
  if (!isRoot) return null
  const answer = spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], {
    ...runAs,
    env: cleanEnvironment,
    cwd: '/',
  })
  if (answer.error)
    return `PostgreSQL refuses to run as root, and changing to user ${runUid} failed (${answer.error.message}). Run as an ordinary user or set DATABASE_URL.`
  if (answer.status === 0) return null
  return `Run by root, PostgreSQL works as user ${runUid}, who cannot reach ${folder}. Set DATA_DIR to a folder that everybody may pass through, for example /var/lib/programs.`
}

/** The data folder of this major version, made when absent. */
export function ensureData(folder: string, binaries: Binaries, sync = true): string {
  const data = path.join(folder, `pg${binaries.major}`)
  const present = fs.readdirSync(folder).filter((name) => /^pg\d+$/.test(name))
  if (present.length && !present.includes(path.basename(data)))
    throw new Error(
      `The data in ${folder} is of PostgreSQL ${present[0]!.slice(2)}, this program brings ${binaries.major}. Export with the old version and import with the new one.`,
    )
  if (!fs.existsSync(path.join(data, 'PG_VERSION'))) createData(data, binaries, sync)
  return data
}

function createData(data: string, binaries: Binaries, sync: boolean) {
  const draft = `${data}.init.${process.pid}`
  fs.rmSync(draft, { recursive: true, force: true })
  fs.mkdirSync(draft, { mode: 0o700 })
  try {
    initialise(draft, binaries, sync)
    fs.renameSync(draft, data)
  } catch (error) {
    fs.rmSync(draft, { recursive: true, force: true })
    // Of two first starts at once the loser uses the winner's folder.
    if (!fs.existsSync(path.join(data, 'PG_VERSION'))) throw error
  }
}

function initialise(draft: string, { bin, major }: Binaries, sync: boolean) {
  if (!isRoot) requireName()
  giveTo(nobody, draft)
  const collation = major >= 17 ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8'] : []
  const locale = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'
  const answer = spawnSync(
    path.join(bin, 'initdb'),
    [
      '-D',
      draft,
      '-U',
      'portal',
      '-A',
      'trust',
      '-E',
      'UTF8',
      ...collation,
      `--locale=${locale}`,
      '--lc-messages=C',
      '--no-instructions',
      ...(sync ? [] : ['--no-sync']),
    ],
    {
      ...(isRoot && { uid: nobody, gid: nobody }),
      encoding: 'utf8',
      env: cleanEnvironment,
      cwd: '/',
    },
  )
  if (answer.status !== 0) throw new Error(explain(answer.error?.message ?? answer.stderr))
  if (!isRoot) return
  giveTo(runUid, draft)
  for (const name of fs.readdirSync(draft, { recursive: true }) as string[])
    giveTo(runUid, path.join(draft, name))
}

function requireName() {
  try {
    os.userInfo()
  } catch {
    throw new Error(
      `User ${process.getuid?.()} has no name on this system, and PostgreSQL cannot create its data without one. Add the user to /etc/passwd or set DATABASE_URL.`,
    )
  }
}

/** PostgreSQL's own words, with the usual cause in front of them. */
export function explain(output: string): string {
  if (/No space left on device|ENOSPC|Check free disk space/.test(output))
    return `There is no space left on the disk for the database.\n${output.trim()}`
  if (/Disk quota exceeded|EDQUOT/.test(output))
    return `The disk quota of this user is used up. ${output.trim()}`
  return `PostgreSQL did not start: ${output.trim()}`
}

/** Unix sockets have at most 103 bytes of path; a deep folder gets one among the temporary files. */
export function socketFolder(folder: string): string {
  const beside = path.join(folder, 'sock')
  const hash = createHash('sha256').update(folder).digest('hex').slice(0, 12)
  const chosen = beside.length <= 85 ? beside : path.join(os.tmpdir(), `programs-${hash}`)
  const owner = runAs.uid ?? process.getuid?.()
  if (fs.mkdirSync(chosen, { recursive: true, mode: 0o700 })) giveTo(runUid, chosen)
  if (fs.lstatSync(chosen).uid !== owner)
    throw new Error(`${chosen} belongs to another user; remove it or choose another DATA_DIR.`)
  fs.chmodSync(chosen, 0o700)
  return chosen
}
