import type { FastifyRequest } from 'fastify'
import type { Access, Endpoint } from '#kit/contract/define-endpoint.ts'
import { Permissions } from './permissions.ts'
import type { Person } from './person.ts'
import { forbidden, Problem, unauthenticated } from './problems.ts'

/** What a bearer token stands for. */
export interface Identity {
  person: Person
  /** Only the password may be changed until it is. */
  passwordExpired: boolean
  /** The password was given, the second factor not yet. */
  challenged: boolean
  /** Of a program: why it does not reach an endpoint that the person may call; null where it does. */
  refusal?: (endpoint: Called) => Problem | null
}

/** Of an endpoint, what says who may call it. */
export type Called = Pick<Endpoint, 'access' | 'method' | 'inPerson' | 'many'>

export interface Caller {
  /** The person is there, so that the call keeps the session from idling out. */
  isAttended: boolean
  /** The network address. */
  address: string
}

/** @throws 401 with what is wrong with a token that is no session's */
export type Identify = (token: string, caller: Caller) => Promise<Identity | null>

export const visitor: Person = {
  userId: null,
  type: 'visitor',
  name: 'Visitor',
  role: null,
  language: 'en',
  sessionId: null,
  permissions: new Permissions([]),
}

/** Background work acts as the system itself. */
export const systemPerson: Person = { ...visitor, type: 'system', name: 'System' }

/** Whatever form it has: who knows tokens says what is wrong with one. */
export const bearerOf = (request: FastifyRequest): string | null =>
  /^Bearer (\S{1,500})$/.exec(request.headers.authorization ?? '')?.[1] ?? null

/**
 * Who calls, as far as the endpoint's access goes.
 * @throws 401 without a valid session, 403 where a permission is missing or the password expired
 */
export async function admit(
  request: FastifyRequest,
  endpoint: Called,
  identify: Identify,
): Promise<Person> {
  const { access } = endpoint
  const token = bearerOf(request)
  const caller = { isAttended: isAttended(request, access), address: request.ip }
  const identity = token ? await identify(token, caller) : null
  const refusal = identity?.refusal?.(endpoint)
  if (refusal) throw refusal
  if ('public' in access) return identity && isWhole(identity) ? identity.person : visitor
  if (!identity) throw unauthenticated()
  refuseHalfSignedIn(identity, access)
  if (!mayCall(identity.person, access)) throw forbidden()
  return identity.person
}

/** What an open page asks by itself, while nobody touches it, is no activity of the person. */
const isAttended = (request: FastifyRequest, access: Access) =>
  request.headers['x-unattended'] === undefined && !('unattended' in access)

const isWhole = ({ passwordExpired, challenged }: Identity) => !passwordExpired && !challenged

function refuseHalfSignedIn(identity: Identity, access: Access) {
  const open = 'signedIn' in access ? access : {}
  if (identity.challenged && !('whileChallenged' in open)) throw unauthenticated()
  if (identity.passwordExpired && !('whileExpired' in open))
    throw new Problem(403, 'passwordExpired', {
      extra: { password_expired: true, redirect: '/password-change' },
    })
}

function mayCall(person: Person, access: Access): boolean {
  if ('signedIn' in access || 'public' in access) return true
  const wanted = 'anyOf' in access ? access.anyOf : [access]
  return wanted.some((permission) => person.permissions.allows(permission))
}
