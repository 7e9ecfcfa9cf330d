import { defineSettings } from './define-settings.ts'
import { address, text } from './setting-kinds.ts'

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
