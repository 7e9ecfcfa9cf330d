import { callApi } from '#kit/web/api-call.ts'
import { refreshSession } from '#kit/web/session.ts'
import { accountsEndpoints } from '../contract/accounts.endpoints.ts'

/** Name, picture and language stand in the frame too: what the server says of them now is shown. */
export const refreshPerson = async () => refreshSession(await callApi(accountsEndpoints.me, {}))
