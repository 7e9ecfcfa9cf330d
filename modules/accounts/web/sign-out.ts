import { callApi } from '#kit/web/api-call.ts'
import { navigator } from '#kit/web/navigator.ts'
import { endSession } from '#kit/web/session.ts'
import { accountsEndpoints } from '../contract/accounts.endpoints.ts'

/** Ends the session here, in every tab, and on the server if it can be reached. */
export async function signOut() {
  await callApi(accountsEndpoints.logout, {}).catch(() => undefined)
  endSession()
  navigator.go('/login', { replace: true })
}
