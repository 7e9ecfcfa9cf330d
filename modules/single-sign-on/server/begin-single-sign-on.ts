import { sql } from 'kysely'
import {
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client'
import type { ChangeCall } from '#kit/server/call.ts'
import { countHit } from '#kit/server/rate-limit.ts'
import { makeSecret, secretHash } from '#kit/server/secrets.ts'
import { settingsOf } from '#kit/server/settings.ts'
import type { singleSignOnEndpoints } from '../contract/single-sign-on.endpoints.ts'
import { issuerOf, returnAddress } from './issuer.ts'
import { settings as signingIn } from '#modules/accounts/server/accounts.settings.ts'

/** Ties the way back to the browser that set out, so that nobody is signed in as somebody else. */
export const browserCookie = 'single-sign-on'

/** Begins a way to the issuer; what is needed to understand the answer stays here. */
export async function beginSingleSignOn(
  call: ChangeCall<typeof singleSignOnEndpoints.beginSingleSignOn>,
): Promise<{ url: string }> {
  const { db, settings } = call
  const issuer = await issuerOf(settings)
  await countHit(call.outside, { key: `single-sign-on:${call.address}`, most: 60, seconds: 60 })
  const [state, nonce, verifier] = [randomState(), randomNonce(), randomPKCECodeVerifier()]
  const browser = makeSecret()
  await db
    .deleteFrom('single_sign_on_attempts')
    .where('expires_at', '<', sql<string>`clock_now()`)
    .execute()
  await db
    .insertInto('single_sign_on_attempts')
    .values({
      state_hash: secretHash(state),
      browser_hash: secretHash(browser),
      nonce,
      verifier,
      expires_at: sql<string>`clock_now() + ${settingsOf(settings, signingIn).challengeLife}::float8 * interval '1 millisecond'`,
    })
    .execute()
  const seconds = Math.ceil(settingsOf(settings, signingIn).challengeLife / 1000)
  call.setCookie({ name: browserCookie, value: browser, path: '/api/auth', seconds })
  const url = buildAuthorizationUrl(issuer, {
    redirect_uri: returnAddress(settings),
    scope: 'openid email',
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  })
  return { url: url.href }
}
