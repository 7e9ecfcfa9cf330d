import { defineSettings } from '#kit/server/define-settings.ts'
import { duration, listOf, text, wholeNumber } from '#kit/server/setting-kinds.ts'

export const settings = defineSettings({
  twoFactorTries: {
    name: 'TWO_FACTOR_TRIES',
    kind: wholeNumber(1, 100_000),
    standard: '10',
    description:
      'Wrong codes of one method, or passwords, of one person within `SIGN_IN_WINDOW`; recovery codes are counted apart',
  },
  recoveryTries: {
    name: 'RECOVERY_TRIES',
    kind: wholeNumber(1, 100_000),
    standard: '10',
    description: 'Wrong recovery codes of one person from one network within `SIGN_IN_WINDOW`',
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
