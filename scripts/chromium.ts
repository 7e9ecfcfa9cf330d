import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'

export interface Browser {
  path: string
  args: string[]
}

/**
 * The browser that comes with the dependencies, so that everybody tests the same one, unless
 * CHROMIUM_PATH names another.
 */
export async function findChromium(): Promise<Browser> {
  const given = process.env['CHROMIUM_PATH']
  if (!given) return { path: await unpackChromium(), args: ownArgs() }
  if (!works(given)) throw new Error(`CHROMIUM_PATH=${given} does not start`)
  return { path: given, args: givenArgs() ?? ownArgs() }
}

const givenArgs = () => {
  const given = process.env['CHROMIUM_ARGS']
  return given ? (JSON.parse(given) as string[]) : null
}

/**
 * Chromium's sandbox refuses root. The arguments that the bundled one suggests are for functions
 * in a cloud: with them it runs as a single process, which does not last through a suite.
 */
const ownArgs = () => ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])]

const works = (path: string) =>
  fs.existsSync(path) && spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0

async function unpackChromium(): Promise<string> {
  if (process.platform !== 'linux')
    throw new Error(
      `Browser tests need Chrome or Chromium on ${os.platform()}; name it in CHROMIUM_PATH`,
    )
  const { default: chromium } = await import('@sparticuz/chromium')
  return await chromium.executablePath()
}
