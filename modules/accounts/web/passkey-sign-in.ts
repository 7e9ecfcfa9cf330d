import { startAuthentication } from '@simplewebauthn/browser'
import { callApi } from '#kit/web/api-call.ts'
import { passkeysEndpoints, type Assertion } from '#modules/passkeys/contract/passkeys.endpoints.ts'

type Given = Omit<Assertion, 'challengeToken'>

/** Asks the person's device for a passkey of ours. Throws when there is none or it is not given. */
export async function askDevice(): Promise<Given> {
  const options = await callApi(passkeysEndpoints.askForPasskey, {})
  const { id, response } = await startAuthentication({ optionsJSON: options })
  const { clientDataJSON, authenticatorData, signature } = response
  return { id, clientDataJSON, authenticatorData, signature }
}

/** Signs in with what the device gave; with a challenge as its second step. */
export const signInWith = (given: Given, challengeToken?: string) =>
  callApi(passkeysEndpoints.signInWithPasskey, {
    body: { ...given, ...(challengeToken && { challengeToken }) },
  })
