import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(argon2)
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }

const hashWith = (password: string, nonce: Buffer) =>
  derive('argon2id', { message: password.normalize('NFC'), nonce, ...cost })

/** Argon2id with 19 MiB and two passes, in the usual text form. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const tag = await hashWith(password, nonce)
  const text = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${text(nonce)}$${text(Buffer.from(tag))}`
}

const nobodys = hashPassword(randomBytes(18).toString('base64'))

/** Takes as long for an account without a password, or for none at all, as for a wrong password. */
export async function passwordMatches(password: string, stored: string | null): Promise<boolean> {
  const [, , , , nonce = '', tag = ''] = (stored ?? (await nobodys)).split('$')
  const expected = Buffer.from(tag, 'base64')
  const derived = Buffer.from(await hashWith(password, Buffer.from(nonce, 'base64')))
  return derived.length === expected.length && timingSafeEqual(derived, expected) && stored !== null
}
