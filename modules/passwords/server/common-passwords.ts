import { readFileSync } from 'node:fs'
import { join } from 'node:path'

let list: ReadonlySet<string> | null = null

/** Read when first needed: 49,000 passwords that are common or known from breaches. */
const commonPasswords = () =>
  (list ??= new Set(
    readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8').split('\n'),
  ))

/** Letters with nothing but digits and symbols before and behind: `Summer2026!` is `summer`. */
const bare = (password: string) => password.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')

/** Whether attackers try it first, also with digits or symbols stuck on. */
export function isCommon(password: string): boolean {
  const folded = password.normalize('NFKC').toLowerCase().trim()
  return commonPasswords().has(folded) || commonPasswords().has(bare(folded))
}
