import { createHash } from 'node:crypto'
import { existsSync, globSync, statSync } from 'node:fs'
import fs from 'node:fs/promises'
import path from 'node:path'
import { runCommand } from './run-command.ts'
import { timed } from './progress.ts'

const root = path.resolve(import.meta.dirname, '..')
const stampFile = path.join(root, 'dist', 'web.stamp')
const sources = [
  'kit/web/**',
  'kit/contract/**',
  'modules/*/web/**',
  'modules/*/contract/**',
  'apps/web/**',
  'package-lock.json',
  'scripts/build-web.ts',
]

/** Builds the web app unless it is up to date with its sources. */
export async function ensureWebBuild() {
  const stamp = await hashSources()
  const built = existsSync(path.join(root, 'dist', 'web', 'index.html'))
  const previous = await fs.readFile(stampFile, 'utf8').catch(() => '')
  if (built && previous === stamp) return
  // A process of its own: the memory that a build takes goes with it.
  await timed('Building the web app', async () => {
    const { code, output } = await runCommand([path.join(root, 'scripts', 'build-web.ts')])
    if (code !== 0) throw new Error(`The web app could not be built.\n${output}`)
  })
  await fs.writeFile(stampFile, stamp)
}

async function hashSources(): Promise<string> {
  const hash = createHash('sha256').update(process.version)
  for (const name of globSync(sources, { cwd: root }).sort()) {
    const file = path.join(root, name)
    if (/\.test\.tsx?$/.test(name) || !statSync(file).isFile()) continue
    const content = await fs.readFile(file)
    hash.update(`\0${name}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}
