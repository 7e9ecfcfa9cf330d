import { defineSettings } from '#kit/server/define-settings.ts'
import { duration, wholeNumber } from '#kit/server/setting-kinds.ts'

export const settings = defineSettings({
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
