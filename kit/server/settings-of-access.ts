import { defineSettings } from './define-settings.ts'
import { duration, onOff, size, wholeNumber } from './setting-kinds.ts'

export const signingIn = defineSettings({
  sessionIdle: {
    name: 'SESSION_IDLE',
    kind: duration,
    standard: '30m',
    description: 'A session ends without activity for this long',
  },
  sessionWarning: {
    name: 'SESSION_WARNING',
    kind: duration,
    standard: '2m',
    description: 'The warning comes this long before the end',
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

/** Of everybody who shares a network address: an office or a college is one. */
export const visiting = defineSettings({
  unknownLinksPerHour: {
    name: 'UNKNOWN_LINKS_PER_HOUR',
    kind: wholeNumber(1, 1_000_000),
    standard: '200',
    description: 'Secret links that lead nowhere, from one address in an hour',
  },
  openUploadsPerHour: {
    name: 'OPEN_UPLOADS_PER_HOUR',
    kind: wholeNumber(1, 1_000_000),
    standard: '600',
    description: 'Files that visitors send from one address in an hour',
  },
  openUploadBytesPerHour: {
    name: 'OPEN_UPLOAD_BYTES_PER_HOUR',
    kind: size,
    standard: '2GB',
    description: 'How much visitors send from one address in an hour',
  },
})
