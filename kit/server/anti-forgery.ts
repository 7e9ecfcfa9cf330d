import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from './problems.ts'

export const antiForgeryCookie = 'XSRF-TOKEN'
const header = 'x-xsrf-token'
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Gives the browser its anti-forgery cookie when it has none yet. */
export function offerAntiForgeryCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  secure: boolean,
) {
  if (request.cookies[antiForgeryCookie]) return
  reply.setCookie(antiForgeryCookie, randomBytes(18).toString('base64url'), {
    path: '/',
    sameSite: 'strict',
    secure,
  })
}

/**
 * A browser that holds the cookie must repeat it in the header on every unsafe call. A caller
 * without any cookie is no browser: its bearer token alone says who it is.
 */
export function checkAntiForgery(request: FastifyRequest) {
  if (safeMethods.has(request.method)) return
  const cookie = request.cookies[antiForgeryCookie]
  if (!cookie) return
  const sent = request.headers[header]
  if (typeof sent !== 'string' || !same(sent, cookie)) throw new Problem(403, 'antiForgery')
}

const same = (a: string, b: string) =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))
