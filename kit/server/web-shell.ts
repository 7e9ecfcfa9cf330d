import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { preferenceAttributes, readPreferences } from '#kit/contract/preferences.ts'
import type { Organisation } from '#kit/contract/organisation.ts'
import { isLanguage } from '#kit/contract/strings.ts'
import { offerAntiForgeryCookie } from './anti-forgery.ts'
import type { Clock } from './clock.ts'
import { notFound } from './problems.ts'
import type { Settings } from './settings.ts'

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (special) => escapes[special] ?? special)

interface Shell {
  /** Where the built web app lies. */
  folder: string
  settings: Settings
  clock: Clock
  organisation: () => Promise<Organisation>
}

/**
 * Serves the built web app. Every address that is not a file gets the page, stamped with the
 * visitor's language, direction and preferences, so that nothing flashes; the nonce allows the
 * few style elements that the interface library makes.
 */
export async function serveWebShell(
  app: FastifyInstance,
  { folder, settings, clock, organisation }: Shell,
) {
  const page = await readFile(join(folder, 'index.html'), 'utf8')
  await app.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
  })
  app.get('/*', async (request, reply) => {
    if (/^\/(api|assets)\//.test(request.url)) throw notFound()
    // The page comes even while the database does not answer: it says so itself.
    const known = await organisation().catch(() => null)
    return sendPage({ request, reply, page, settings, now: clock.now(), organisation: known })
  })
}

interface Sending {
  request: FastifyRequest
  reply: FastifyReply
  page: string
  settings: Settings
  now: Date
  organisation: Organisation | null
}

function sendPage(on: Sending) {
  const { request, reply, settings } = on
  const secure = settings.publicUrl.startsWith('https:')
  const nonce = randomBytes(16).toString('base64')
  offerAntiForgeryCookie(request, reply, secure)
  reply
    .header('cache-control', 'no-store')
    .header('content-security-policy', contentSecurityPolicy(nonce, secure))
    .type('text/html; charset=utf-8')
  return reply.send(stamp(on, nonce))
}

function stamp({ page, request, settings, now, organisation }: Sending, nonce: string): string {
  const chosen = readPreferences(settings.appTitle, request.cookies)
  const config = {
    title: settings.appTitle,
    languageSwitch: settings.languageSwitch,
    demo: settings.demo,
    now: now.toISOString(),
    singleSignOn: settings.oidcIssuer ? settings.oidcName : null,
    ...(organisation && { organisation }),
  }
  const asked = (request.query as Record<string, string>)['lang']
  const values: Record<string, string> = {
    LANG: isLanguage(asked) ? asked : 'en',
    DIR: chosen.isRTL === 'true' ? 'rtl' : 'ltr',
    TITLE: settings.appTitle,
    NONCE: nonce,
    CONFIG: JSON.stringify(config),
  }
  const attributes = Object.entries(preferenceAttributes(chosen))
    .map(([name, value]) => `${name}="${escapeHtml(value)}"`)
    .join(' ')
  return page
    .replaceAll('__HTML_ATTRIBUTES__', attributes)
    .replace(/__(LANG|DIR|TITLE|NONCE|CONFIG)__/g, (_, name: string) =>
      escapeHtml(values[name] ?? ''),
    )
}

const contentSecurityPolicy = (nonce: string, secure: boolean) =>
  [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: blob:`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `manifest-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
