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
  sessionAbsolute: {
    name: 'SESSION_ABSOLUTE',
    kind: duration,
    standard: '12h',
    description: 'A session ends this long after signing in',
  },
  resetLinkLife: {
    name: 'RESET_LINK_LIFE',
    kind: duration,
    standard: '30m',
    description: 'A link to reset the password',
  },
  invitationLife: {
    name: 'INVITATION_LIFE',
    kind: duration,
    standard: '7d',
    description: 'An invitation of a new user',
  },
  verificationLinkLife: {
    name: 'VERIFICATION_LINK_LIFE',
    kind: duration,
    standard: '24h',
    description: 'A link to confirm an e-mail address',
  },
  challengeLife: {
    name: 'CHALLENGE_LIFE',
    kind: duration,
    standard: '10m',
    description: 'Time for the second step of signing in, and for enrolling a factor',
  },
  recentProofLife: {
    name: 'RECENT_PROOF_LIFE',
    kind: duration,
    standard: '10m',
    description: 'A password or code counts as recent for this long',
  },
  accountMails: {
    name: 'ACCOUNT_MAILS',
    kind: wholeNumber(1, 100_000),
    standard: '5',
    description:
      'Mails about an account (registering, confirming, forgotten password) asked for from one address for one e-mail address within the window',
  },
  accountMailsPerAccount: {
    name: 'ACCOUNT_MAILS_PER_ACCOUNT',
    kind: wholeNumber(1, 100_000),
    standard: '20',
    description: 'The same for one e-mail address from everywhere within the window',
  },
  accountMailsPerAddress: {
    name: 'ACCOUNT_MAILS_PER_ADDRESS',
    kind: wholeNumber(1, 100_000),
    standard: '50',
    description: 'The same from one address for all e-mail addresses within the window',
  },
  accountLinkTries: {
    name: 'ACCOUNT_LINK_TRIES',
    kind: wholeNumber(1, 100_000),
    standard: '30',
    description: 'Links of accounts followed from one address within the window',
  },
  accountWindow: {
    name: 'ACCOUNT_WINDOW',
    kind: duration,
    standard: '1h',
    description: 'The window of the four limits above',
  },
  resendPause: {
    name: 'RESEND_PAUSE',
    kind: duration,
    standard: '30s',
    description: 'Between two mails to confirm one e-mail address',
  },
  passwordExpiryDays: {
    name: 'PASSWORD_EXPIRY_DAYS',
    kind: wholeNumber(0, 3650),
    standard: '0',
    description: 'A password must be changed after so many days; 0: never',
  },
})
