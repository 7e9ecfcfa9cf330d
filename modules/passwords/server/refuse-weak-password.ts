import type { Settings } from '#kit/server/settings.ts'
import { invalidField } from '#kit/server/problems.ts'
import { passwordMatches } from '#modules/accounts/server/passwords.ts'
import { isCommon } from './common-passwords.ts'
import { passwordsWords } from '../contract/words.ts'

interface About {
  /** Whose password it will be. */
  email: string
  settings: Pick<Settings, 'appTitle'>
  /** Hash of the one it replaces. */
  current?: string | null
}

const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** The name before the @ and its parts, but for those so short that they are in many words. */
function namesIn(email: string): string[] {
  const [name = ''] = fold(email).split('@')
  return [name, ...name.split(/[^\p{L}\p{N}]+/u)].filter((part) => part.length >= 4)
}

/**
 * What the declared rules cannot say about a new password.
 * @throws 422 with the reason at the field `password`
 */
export async function refuseWeakPassword(password: string, about: About): Promise<void> {
  const folded = fold(password)
  if (isCommon(password)) throw invalidField('password', 'passwordCommon').saidBy(passwordsWords)
  if (namesIn(about.email).some((name) => folded.includes(name)))
    throw invalidField('password', 'passwordHasEmail').saidBy(passwordsWords)
  const title = fold(about.settings.appTitle).replaceAll(/\s/g, '')
  if (title && folded.replaceAll(/\s/g, '').includes(title))
    throw invalidField('password', 'passwordHasTitle').saidBy(passwordsWords)
  if (about.current && (await passwordMatches(password, about.current)))
    throw invalidField('password', 'passwordSame').saidBy(passwordsWords)
}
