/** What a person may have besides the password. */
export const twoFactorMethods = ['authApp', 'sms', 'passkey'] as const
export type TwoFactorMethod = (typeof twoFactorMethods)[number]

/** How one code is told from another where one is given. */
export const codeMethods = ['authApp', 'sms', 'recovery'] as const
export type CodeMethod = (typeof codeMethods)[number]

/** Digits of a code from an app or a text message. */
export const codeLength = 6

/** Where “Remind Me Later” is remembered, until the next sign-in. */
export const dismissalKey = '2fa_enforcement_dismissed'

/** People read codes in groups and type what they read. */
export const withoutGaps = (code: string) => code.replace(/[\s-]/g, '')
