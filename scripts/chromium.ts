import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'

export interface Browser {
  path: string
  args: string[]
}

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** CHROMIUM_PATH, else the system's, else the one that is unpacked from the dependencies. */
export async function findChromium(): Promise<Browser> {
  const given = process.env['CHROMIUM_PATH']
  const path = [given, ...installed].find((each) => each && works(each))
  if (path) return { path, args: path === given ? givenArgs() : systemArgs() }
  if (given) throw new Error(`CHROMIUM_PATH=${given} does not start`)
  return await unpackChromium()
}

const givenArgs = (): string[] => JSON.parse(process.env['CHROMIUM_ARGS'] || '[]') as string[]

/** Chromium's sandbox refuses root. */
const systemArgs = () => (process.getuid?.() === 0 ? ['--no-sandbox'] : [])

const works = (path: string) =>
  fs.existsSync(path) && spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0

async function unpackChromium(): Promise<Browser> {
  if (process.platform !== 'linux')
    throw new Error(
      `Browser tests need Chrome or Chromium on ${os.platform()}; name it in CHROMIUM_PATH`,
    )
  const { default: chromium } = await import('@sparticuz/chromium')
  return { path: await chromium.executablePath(), args: chromium.args }
}
