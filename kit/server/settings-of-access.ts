import { defineSettings } from './define-settings.ts'
import { duration, onOff, size, wholeNumber } from './setting-kinds.ts'

export const signingIn = defineSettings({
  sessionIdle: {
    name: 'SESSION_IDLE',
    kind: duration,
    standard: '30m',
    description: 'A session ends without activity for this long',
  },
  sessionAbsolute: {
    name: 'SESSION_ABSOLUTE',
    kind: duration,
    standard: '12h',
    description: 'A session ends this long after signing in',
  },
  sessionWarning: {
    name: 'SESSION_WARNING',
    kind: duration,
    standard: '2m',
    description: 'The warning comes this long before the end',
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
  passwordMemory: {
    name: 'PASSWORD_MEMORY',
    kind: size,
    standard: '19MB',
    description: 'Memory of one password hash',
  },
  twoFactorEnforcement: {
    name: 'TWO_FACTOR_ENFORCEMENT',
    kind: onOff,
    description: 'Administrators are asked to set up a second factor; absent: on in production',
  },
})

export const remembering = defineSettings({
  idempotencyLife: {
    name: 'IDEMPOTENCY_LIFE',
    kind: duration,
    standard: '24h',
    description: 'A repeated request gives its first answer for this long',
  },
})
