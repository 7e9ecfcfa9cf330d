import { callApi } from '#kit/web/api-call.ts'
import { ApiProblem } from '#kit/web/api-problem.ts'
import { writeStored } from '#kit/web/browser-storage.ts'
import { isOwnPath } from '#kit/web/router/own-path.ts'
import { singleSignOnEndpoints } from '#modules/single-sign-on/contract/single-sign-on.endpoints.ts'
import type { Login } from './use-login.ts'

/** Leaves for the issuer. Where one wanted to go is remembered for the way back. */
export async function leaveForIssuer({ setProblem }: Pick<Login, 'setProblem'>): Promise<void> {
  const { to, ...query } = Object.fromEntries(new URLSearchParams(location.search))
  const search = new URLSearchParams(query)
  if (isOwnPath(to)) writeStored('redirectAfterLogin', search.size ? `${to}?${search}` : to)
  try {
    const { url } = await callApi(singleSignOnEndpoints.beginSingleSignOn, {})
    location.assign(url)
  } catch (error) {
    if (error instanceof ApiProblem) setProblem(error)
    else throw error
  }
}

/** Hands over what the issuer sent one back with. */
export const arriveFromIssuer = (sent: Record<string, string>) =>
  callApi(singleSignOnEndpoints.finishSingleSignOn, {
    body: {
      code: sent['code'] ?? '',
      state: sent['state'] ?? '',
      ...(sent['iss'] && { iss: sent['iss'] }),
    },
  })
