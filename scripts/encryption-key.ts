import { randomBytes, randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { loadSettings, type Settings } from '#kit/server/settings.ts'
import { say } from './progress.ts'

/**
 * Outside of production an installation makes a key of its own at its first start, beside the
 * database and not in it. In production the settings demand one.
 */
export function ensureEncryptionKey(settings: Settings): Settings {
  if (settings.encryptionKeys.length || settings.environment === 'production') return settings
  const file = fileIn(settings)
  if (!fs.existsSync(file)) makeKey(file)
  fs.chmodSync(file, 0o600)
  return { ...settings, encryptionKeys: readKeys(file) }
}

/** For whoever only reads: nothing is made in place of a key that is lost. */
export const knownEncryptionKey = (settings: Settings): Settings =>
  settings.encryptionKeys.length || fs.existsSync(fileIn(settings))
    ? ensureEncryptionKey(settings)
    : settings

const fileIn = ({ dataDir }: Settings) => path.join(dataDir, 'encryption-key')

/** Whole or not at all, and by one of several commands that start together. */
function makeKey(file: string) {
  const own = `${file}.${randomUUID()}`
  const name = `own-${randomBytes(4).toString('hex')}`
  const key = `${name}:${randomBytes(32).toString('base64')}\n`
  fs.writeFileSync(own, key, { mode: 0o600, flush: true })
  try {
    fs.linkSync(own, file)
    say(`Protected values are sealed with the key in ${file}; keep a copy of it in a safe place.`)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    fs.rmSync(own)
  }
}

/** As `ENCRYPTION_KEYS` is written, so that a copy can be given as that setting. */
function readKeys(file: string) {
  try {
    const { encryptionKeys } = loadSettings({
      ENCRYPTION_KEYS: fs.readFileSync(file, 'utf8').trim(),
    })
    if (encryptionKeys.length) return encryptionKeys
  } catch {
    // Said below, with the place.
  }
  throw new Error(`${file} holds no key. Put back the copy that you keep of it.`)
}
