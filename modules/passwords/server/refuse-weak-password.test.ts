import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { newPassword } from '#modules/accounts/contract/password-rules.ts'
import { fieldErrors } from '#kit/contract/validation.ts'
import { Problem } from '#kit/server/problems.ts'
import { hashPassword, passwordMatches } from '#modules/accounts/server/passwords.ts'
import { refuseWeakPassword } from './refuse-weak-password.ts'

const list = readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8')
  .trim()
  .split('\n')

const about = {
  email: 'amina.haddad-roy@example.org',
  settings: { appTitle: 'Programs' },
}

/** The declared rules first, then what only the server knows; null: it may be used. */
async function refusal(password: string, current?: string): Promise<string | null> {
  const read = newPassword.safeParse(password, { reportInput: true })
  if (!read.success) return fieldErrors(read.error.issues)['']?.[0]?.code ?? null
  try {
    await refuseWeakPassword(read.data, { ...about, ...(current && { current }) })
    return null
  } catch (problem) {
    if (!(problem instanceof Problem)) throw problem
    return problem.options.errors?.['password']?.[0]?.code ?? null
  }
}

describe('a new password', () => {
  it.each([
    ['', 'required'],
    ['Ab3-xyz', 'passwordLength'],
    ['ALL UPPER 7', 'passwordLowercase'],
    ['onlyletters', 'passwordNumber'],
    [`a1${'é'.repeat(127)}`, 'tooLong'],
    ['Password1', 'passwordCommon'],
    ['Sunshine2026!', 'passwordCommon'],
    ['***dragon***', 'passwordCommon'],
    ['my-Haddad-cat-9', 'passwordHasEmail'],
    ['AMINA.haddad-ROY 1', 'passwordHasEmail'],
    ['Progräms for all 7', 'passwordHasTitle'],
  ])('“%s” is refused: %s', async (password, code) => {
    expect(await refusal(password)).toBe(code)
  })

  it.each([
    'Étang-brumeux 42 cygnes',
    'correct horse battery staple',
    ' spaces kept 1 ',
    '密码很长的句子吗a1',
    'aminoacids 27 jars',
    `a1${'é'.repeat(126)}`,
    `x ${'👩‍🚀'.repeat(20)}`,
  ])('“%s” may be used', async (password) => {
    expect(await refusal(password)).toBeNull()
  })

  it('is not the present one', async () => {
    const current = await hashPassword('Étang-brumeux 42 cygnes')
    expect(await refusal('Étang-brumeux 42 cygnes', current)).toBe('passwordSame')
    // The same letters, composed otherwise.
    expect(await refusal('E\u0301tang-brumeux 42 cygnes', current)).toBe('passwordSame')
    expect(await refusal('Étang-brumeux 43 cygnes', current)).toBeNull()
  })

  it('is none of 200 known from breaches, however it is written', async () => {
    const fitting = list.filter((each) => newPassword.safeParse(each).success)
    expect(list.length).toBeGreaterThan(10_000)
    expect(fitting.length).toBeGreaterThan(2000)
    const some = fitting.filter((_, at) => at % Math.floor(fitting.length / 200) === 0)
    expect(some.length).toBeGreaterThanOrEqual(200)
    for (const each of some) {
      expect([each, await refusal(each)]).toEqual([each, 'passwordCommon'])
      const loud = each.slice(0, -1).toUpperCase() + each.slice(-1)
      expect([loud, await refusal(loud)]).not.toEqual([loud, null])
    }
  })
})

describe('the stored hash', () => {
  it('is argon2id of at least 19 MiB and two passes, and looks at the whole password', async () => {
    const start = 'ä'.repeat(60)
    const stored = await hashPassword(`${start} one`)
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await passwordMatches(`${start} one`, stored)).toBe(true)
    expect(await passwordMatches(`${start} two`, stored)).toBe(false)
  })
})
