import * as z from 'zod/mini'

export const longestPassword = 128

/** Characters as people count them: one each, whatever they are made of. */
const lengthOf = (password: string) => Array.from(password.normalize('NFC')).length

/** What a new password must be, ticked while it is typed; each name is also the code of its message. */
export const passwordRules = {
  passwordLength: (password: string) => lengthOf(password) >= 8,
  passwordLowercase: (password: string) => /\p{Ll}/u.test(password),
  passwordNumber: (password: string) => /[\p{N}\p{P}\p{S}\s]/u.test(password),
} as const

export type PasswordRule = keyof typeof passwordRules
export const passwordRuleNames = Object.keys(passwordRules) as PasswordRule[]

/** Kept as it was typed: nothing is trimmed, nothing but the length is limited. */
export const newPassword = z.string().check(
  z.minLength(1, 'required'),
  z.refine(passwordRules.passwordLength, 'passwordLength'),
  z.refine(passwordRules.passwordLowercase, 'passwordLowercase'),
  z.refine(passwordRules.passwordNumber, 'passwordNumber'),
  z.refine((password) => lengthOf(password) <= longestPassword, {
    error: 'tooLong',
    params: { maximum: longestPassword },
  }),
)

/** The same once more, against slips; asked for beside every new password. */
export const confirmation = z.string().check(z.minLength(1, 'required'))

/** Complains at `confirmation` when it differs from `password`, whatever else is wrong. */
export const confirmed = () =>
  z.refine<{ password: string; confirmation: string }>(
    (typed) => !typed.confirmation || typed.password === typed.confirmation,
    { path: ['confirmation'], error: 'passwordMismatch', when: ({ value }) => isObject(value) },
  )

const isObject = (typed: unknown) => typeof typed === 'object' && typed !== null
