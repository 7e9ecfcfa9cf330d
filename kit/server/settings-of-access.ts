import { defineSettings } from './define-settings.ts'
import { duration, onOff } from './setting-kinds.ts'

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
