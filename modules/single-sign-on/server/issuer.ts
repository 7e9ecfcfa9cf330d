import { allowInsecureRequests, discovery, type Configuration } from 'openid-client'
import type { Settings } from '#kit/server/settings.ts'
import { refused } from '#kit/server/problems.ts'

const known = new Map<string, Promise<Configuration>>()

/**
 * What the issuer says about itself, asked once.
 * @throws 409 `singleSignOnFailed` without an issuer, or when it does not answer
 */
export async function issuerOf(settings: Settings): Promise<Configuration> {
  const { oidcIssuer, oidcClientId, oidcClientSecret } = settings
  if (!oidcIssuer || !oidcClientId) throw refused('singleSignOnFailed')
  const key = `${oidcIssuer} ${oidcClientId}`
  const asked =
    known.get(key) ??
    discovery(new URL(oidcIssuer), oidcClientId, oidcClientSecret, undefined, {
      execute: oidcIssuer.startsWith('http://') ? [allowInsecureRequests] : [],
    })
  known.set(key, asked)
  try {
    return await asked
  } catch {
    known.delete(key)
    throw refused('singleSignOnFailed')
  }
}

export const returnAddress = ({ publicUrl }: Settings) => `${publicUrl}/login`
