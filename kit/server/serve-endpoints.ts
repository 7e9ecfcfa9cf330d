import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '#kit/contract/define-endpoint.ts'
import { declaredOf, type OwnField } from '#kit/contract/own-fields.ts'
import { checkAntiForgery } from './anti-forgery.ts'
import { writeAudit, type AuditEntry } from './audit.ts'
import type { Change, Cookie, ServedEndpoint, StreamAnswer } from './call.ts'
import { inChange, type System } from './change.ts'
import type { RowProblem } from './each-on-its-own.ts'
import { revocable, type Files } from './files.ts'
import { guardLinks } from './guard-links.ts'
import type { House } from './house.ts'
import { claimKey, rememberAnswer } from './idempotency.ts'
import { admit, type Caller, type Identify } from './identity.ts'
import { languageOf, spokenRefusal, type MessagesByLanguage } from './messages.ts'
import { dayOf } from './organisation.ts'
import type { Person } from './person.ts'
import { sendPacked } from './pack.ts'
import { readBodyWithOwn, type ReadOwnFields } from './own-fields.ts'
import { Problem, toldTo } from './problems.ts'
import { readUpload, type SentFile } from './read-upload.ts'
import { readInput, readParams, readQuery, readVersion } from './validate.ts'

export interface Serving {
  system: System
  files: Files
  identify: Identify
  house: House
  readOwnFields: ReadOwnFields
}

/** Mounts declared endpoints below `/api`: guarded, validated in and out, audited, idempotent. */
export function serveEndpoints(
  app: FastifyInstance,
  served: readonly ServedEndpoint[],
  serving: Serving,
) {
  for (const { name, endpoint, handler, words } of served) {
    app.route({
      method: endpoint.method,
      url: `/api${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`,
      config: { endpoint: name, words, ...(endpoint.takesForm && { takesForm: true }) },
      handler: (request, reply) =>
        answer({ request, reply, name, endpoint, handler, words, serving }),
    })
  }
}

interface Answering extends ServedEndpoint {
  request: FastifyRequest
  reply: FastifyReply
  serving: Serving
}

async function answer(on: Answering): Promise<unknown> {
  const { request, reply, endpoint, serving } = on
  const { system } = serving
  reply.header('cache-control', 'no-store')
  checkAntiForgery(request)
  const person = await admitted(on)
  const params = readParams(endpoint, request.params as Record<string, string>)
  const own = endpoint.own ? await serving.readOwnFields(system.replica, endpoint.own) : []
  const { query, list } = readQuery(endpoint, request.query as Record<string, string>, own)
  const body = endpoint.upload ? undefined : readBody(endpoint, request.body, own)
  const language = languageOf(request.headers['accept-language'])
  const call = {
    params,
    query,
    list,
    body,
    person,
    settings: system.settings,
    files: serving.files,
    house: serving.house,
    language,
    say: (problem: RowProblem, own?: MessagesByLanguage) =>
      spokenRefusal(problem, language, own ? [own] : on.words),
    requestId: request.id,
    address: request.ip,
    agent: request.headers['user-agent']?.slice(0, 300) ?? '',
    cookies: request.cookies,
    ...(endpoint.upload && { sent: await readUpload(request, { endpoint, system }) }),
  }
  const result = await guardLinks({ request, endpoint, system }, async () =>
    endpoint.method === 'GET'
      ? { status: endpoint.status ?? 200, answer: await read(on, call) }
      : toldTo(person, () => change(on, call, body)),
  )
  return send(on, result)
}

function readBody(endpoint: Endpoint, body: unknown, own: readonly OwnField[]) {
  if (!endpoint.body) return undefined
  return endpoint.own
    ? readBodyWithOwn(endpoint, body, own)
    : readInput(endpoint.body, body ?? undefined)
}

/** A refusal is recorded before it is answered: auditors look for who tried what. */
async function admitted({ request, endpoint, name, serving }: Answering): Promise<Person> {
  try {
    return await admit(request, endpoint, (token, caller) =>
      remembered(request, { token, caller }, serving),
    )
  } catch (problem) {
    const person = whoIs.get(request)
    if (problem instanceof Problem && problem.code === 'forbidden' && person)
      await writeAudit(
        serving.system.database,
        { person, requestId: request.id },
        {
          action: 'access.refused',
          entity: 'endpoint',
          reference: wantedOf(endpoint.access),
          reason: name,
        },
      )
    throw problem
  }
}

/** The permission that would have admitted, as histories of roles name it: `Payments:pay`. */
function wantedOf(access: Endpoint['access']): string | null {
  const wanted = 'anyOf' in access ? access.anyOf[0] : access
  return wanted && 'subject' in wanted ? `${wanted.subject}:${wanted.action}` : null
}

const whoIs = new WeakMap<FastifyRequest, Person>()

async function remembered(
  request: FastifyRequest,
  { token, caller }: { token: string; caller: Caller },
  { identify }: Serving,
) {
  const identity = await identify(token, caller)
  if (identity) whoIs.set(request, identity.person)
  return identity
}

type Reading = { person: Person; requestId: string }

const read = ({ handler, serving }: Answering, call: Reading) =>
  handler(readingOf(serving, call) as never)

function readingOf({ system }: Serving, call: Reading) {
  const { database, replica: db, readOrganisation, settings, clock } = system
  const now = clock.now()
  const organisation = () => readOrganisation(db, settings)
  const today = async () => dayOf(await organisation(), now)
  const audit = (entry: AuditEntry) => writeAudit(database, call, entry)
  return { ...call, db, audit, now, organisation, today }
}

interface Asking {
  person: Person
  requestId: string
  params: unknown
  query: unknown
  sent?: SentFile | null
}
type Claiming = Asking & { body: unknown; version: number }

async function change(on: Answering, call: Asking, body: unknown) {
  const { request, endpoint, handler, serving } = on
  const { outside } = serving.system
  const version = readVersion(endpoint, request.headers['if-match'])
  const status = endpoint.status ?? (endpoint.output ? 200 : 204)
  const claim = claimOf(on, { ...call, body, version })
  const readBefore = await handler.before?.(readingOf(serving, call) as never)
  return inChange(serving.system, call, async (work) => {
    const known = claim && (await claimKey(work, claim))
    if (known) return known
    const files = revocable(serving.files)
    const answer = await files.unlessItFails(() =>
      handler({
        ...call,
        ...work,
        files,
        version,
        readBefore,
        outside,
        apart: (own: (change: Change) => Promise<unknown>) =>
          inChange({ ...serving.system, database: outside }, call, own),
        setCookie: (cookie: Cookie) => setCookie(on, cookie),
      } as never),
    )
    const given = { status: goesOn(endpoint, answer) ? 202 : status, answer }
    if (claim) await rememberAnswer(work, claim, given)
    return given
  })
}

/** What is claimed by the key of a request that may be repeated, of one that has a key. */
function claimOf({ request, endpoint, name }: Answering, call: Claiming) {
  const key = endpoint.idempotent ? request.headers['idempotency-key'] : undefined
  if (typeof key !== 'string' || key.length === 0 || key.length > 255) return null
  const { person, params, query, version, body, sent } = call
  const asked = { params, query, version, body, file: sent?.content ?? null }
  return {
    owner: person.userId ?? request.ip,
    key,
    endpoint: name,
    asked,
  }
}

const goesOn = ({ many }: Endpoint, answer: unknown) =>
  many === true && (answer as { state?: unknown }).state === 'running'

function setCookie({ reply, serving }: Answering, { name, value, path, seconds }: Cookie) {
  const secure = serving.system.settings.publicUrl.startsWith('https:')
  reply.setCookie(name, value, {
    path,
    secure,
    maxAge: seconds,
    httpOnly: true,
    sameSite: 'strict',
  })
}

function send(
  { request, reply, endpoint, name, serving }: Answering,
  { status, answer }: { status: number; answer: unknown },
) {
  if (endpoint.stream) return sendStream(reply, answer as StreamAnswer)
  reply.code(status)
  if (!endpoint.output) return reply.send()
  if (serving.system.settings.checkAnswers) checkAnswer(endpoint, name, answer)
  const version = (answer as { version?: unknown } | null)?.version
  if (typeof version === 'number') reply.header('etag', `"${version}"`)
  reply.type('application/json; charset=utf-8')
  const json = JSON.stringify(answer)
  return endpoint.packed ? sendPacked(request, reply, json) : reply.send(json)
}

/** In tests every answer is held against its declaration; a stray or missing field is a fault. */
function checkAnswer(endpoint: Endpoint, name: string, answer: unknown) {
  const plain: unknown = JSON.parse(JSON.stringify(answer), withoutOwn)
  const checked = endpoint.output?.safeParse(plain)
  if (checked && !checked.success)
    throw new Error(`${name} answers otherwise than declared: ${checked.error.message}`)
}

/** What an organisation added is declared by the organisation. */
const withoutOwn = (_: string, value: unknown) =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? declaredOf(value) : value

function sendStream(reply: FastifyReply, { mediaType, fileName, headers, body }: StreamAnswer) {
  reply.type(mediaType)
  if (headers) reply.headers(headers)
  if (fileName)
    reply.header(
      'content-disposition',
      `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`,
    )
  return reply.send(body)
}
