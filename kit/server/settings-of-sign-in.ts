import { defineSettings } from './define-settings.ts'
import { address, duration, listOf, text, wholeNumber } from './setting-kinds.ts'

export const limitingSignIn = defineSettings({
  signInTries: {
    name: 'SIGN_IN_TRIES',
    kind: wholeNumber(1, 100_000),
    standard: '5',
    description: 'Failed tries from one address, or one known device, on one account in a burst',
  },
  signInAddressTries: {
    name: 'SIGN_IN_ADDRESS_TRIES',
    kind: wholeNumber(1, 100_000),
    standard: '20',
    description: 'Failed tries from one address on all accounts in a burst',
  },
  signInBurst: {
    name: 'SIGN_IN_BURST',
    kind: duration,
    standard: '1m',
    description: 'How long a burst is, and the first wait after one; each further wait doubles',
  },
  signInAccountTries: {
    name: 'SIGN_IN_ACCOUNT_TRIES',
    kind: wholeNumber(1, 100_000),
    standard: '10',
    description: 'Failed tries on one account from all unknown devices within the window',
  },
  signInWindow: {
    name: 'SIGN_IN_WINDOW',
    kind: duration,
    standard: '15m',
    description: 'The window of the limit above, and of tries at a second factor',
  },
  signInLongestWait: {
    name: 'SIGN_IN_LONGEST_WAIT',
    kind: duration,
    standard: '15m',
    description: 'The longest wait after too many tries',
  },
  signInStop: {
    name: 'SIGN_IN_STOP',
    kind: wholeNumber(1, 100_000),
    standard: '100',
    description: 'After so many failures in a row only known devices sign in, or the mailed link',
  },
  unlockLinkLife: {
    name: 'UNLOCK_LINK_LIFE',
    kind: duration,
    standard: '24h',
    description: 'The link that is mailed after too many failures in a row',
  },
  deviceLife: {
    name: 'DEVICE_LIFE',
    kind: duration,
    standard: '180d',
    description: 'A device is known for this long after signing in',
  },
})

export const confirming = defineSettings({
  twoFactorTries: {
    name: 'TWO_FACTOR_TRIES',
    kind: wholeNumber(1, 100_000),
    standard: '10',
    description: 'Wrong codes or passwords of one person within `SIGN_IN_WINDOW`',
  },
  smsCodeLife: {
    name: 'SMS_CODE_LIFE',
    kind: duration,
    standard: '10m',
    description: 'A code sent by text message',
  },
  smsCodeTries: {
    name: 'SMS_CODE_TRIES',
    kind: wholeNumber(1, 100),
    standard: '5',
    description: 'Tries per code',
  },
  smsInterval: {
    name: 'SMS_INTERVAL',
    kind: duration,
    standard: '30s',
    description: 'Between two text messages to one person',
  },
  smsPerWindow: {
    name: 'SMS_PER_WINDOW',
    kind: wholeNumber(1, 10_000),
    standard: '5',
    description: 'Text messages to one person within `SIGN_IN_WINDOW`',
  },
  smsPerDay: {
    name: 'SMS_PER_DAY',
    kind: wholeNumber(1, 10_000),
    standard: '20',
    description: 'Text messages to one person in a day',
  },
  smsPerNumber: {
    name: 'SMS_PER_NUMBER',
    kind: wholeNumber(1, 10_000),
    standard: '10',
    description: 'Text messages to one number in a day',
  },
  smsPerAddress: {
    name: 'SMS_PER_ADDRESS',
    kind: wholeNumber(1, 100_000),
    standard: '25',
    description: 'Text messages asked for from one address in five minutes',
  },
  smsCountries: {
    name: 'SMS_COUNTRIES',
    kind: listOf(text),
    standard: 'CA,US',
    description: 'Countries whose numbers are sent text messages; the first one needs no prefix',
  },
})

export const singleSignOn = defineSettings({
  oidcIssuer: {
    name: 'OIDC_ISSUER',
    kind: address('https', 'http'),
    description: 'An OpenID Connect issuer with which staff sign in; absent: none',
  },
  oidcClientId: {
    name: 'OIDC_CLIENT_ID',
    kind: text,
    description: 'The name under which the issuer knows this installation',
  },
  oidcClientSecret: {
    name: 'OIDC_CLIENT_SECRET',
    kind: text,
    description: 'The secret shared with the issuer',
  },
  oidcName: {
    name: 'OIDC_NAME',
    kind: text,
    standard: 'Single sign-on',
    description: 'What the sign-in page calls it',
  },
})
