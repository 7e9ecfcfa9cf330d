import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'

interface Account {
  email?: string
  email_verified?: boolean
}

export interface TestIssuer {
  url: string
  /** Who signs in is named by the form; what is said about them, here. */
  accounts: Record<string, Account>
  close(): Promise<void>
}

export const client = { id: 'portal', secret: 'a secret of the tests alone' }

/** A real issuer on a port of its own, whose sign-in page takes every name. */
export async function openIssuer(redirectTo: string): Promise<TestIssuer> {
  const accounts: TestIssuer['accounts'] = {}
  let serve: (request: object, response: object) => void = () => undefined
  const server: Server = createServer((request, response) => serve(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider = new Provider(url, {
    clients: [{ client_id: client.id, client_secret: client.secret, redirect_uris: [redirectTo] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    cookies: { keys: ['of the tests alone'] },
    findAccount: (_: unknown, id: string) => ({
      accountId: id,
      claims: () => ({ sub: id, ...accounts[id] }),
    }),
  })
  serve = provider.callback()
  return {
    url,
    accounts,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/**
 * Signs in at the issuer and agrees, as a person in a browser does.
 * @returns the parameters with which the issuer sends the browser back
 */
export async function walkThrough(start: string, name: string, redirectTo: string) {
  const cookies = new Map<string, string>()
  let next: { url: string; form?: Record<string, string> } = { url: start }
  for (let steps = 0; steps < 15; steps++) {
    const response = await fetch(next.url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([key, value]) => `${key}=${value}`).join('; ') },
      ...(next.form && { method: 'POST', body: new URLSearchParams(next.form) }),
    })
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const at = pair.indexOf('=')
      cookies.set(pair.slice(0, at), pair.slice(at + 1))
    }
    const location = response.headers.get('location')
    if (location) {
      const url = new URL(location, next.url)
      if (url.href.startsWith(redirectTo)) return Object.fromEntries(url.searchParams)
      next = { url: url.href }
    } else next = { url: next.url, form: formIn(await response.text(), name) }
  }
  throw new Error('the issuer never came to an end')
}

const formIn = (page: string, name: string): Record<string, string> =>
  page.includes('value="login"')
    ? { prompt: 'login', login: name, password: 'any' }
    : { prompt: 'consent' }
