import { randomInt } from 'node:crypto'
import { crc32 } from 'node:zlib'

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const prefix = 'prg_'
const randomLength = 30
const sumLength = 6

/** Whether it is meant to be an API token, rather than a session’s. */
export const isApiToken = (bearer: string): boolean => bearer.startsWith(prefix)

/**
 * `prg_`, 30 random characters of base 62 (178 bits), and their CRC-32 as six more: scanners find it by
 * its form, and what was copied in part is refused without asking the database.
 */
export function makeApiToken(): string {
  const random = Array.from({ length: randomLength }, () => digits[randomInt(digits.length)]).join(
    '',
  )
  return `${prefix}${random}${sumOf(random)}`
}

export function isWellFormed(token: string): boolean {
  const [, random = '', sum = ''] = /^prg_([0-9A-Za-z]{30})([0-9A-Za-z]{6})$/.exec(token) ?? []
  return random !== '' && sumOf(random) === sum
}

function sumOf(random: string): string {
  let left = crc32(random)
  let sum = ''
  for (let place = 0; place < sumLength; place++) {
    sum = `${digits[left % digits.length]}${sum}`
    left = Math.floor(left / digits.length)
  }
  return sum
}
