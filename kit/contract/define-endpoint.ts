import * as z from 'zod/mini'
import type { ListDeclaration } from './define-list.ts'
import type { Permission } from './define-subjects.ts'
import type { PathParams } from './define-screen.ts'

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'

/**
 * Who may call: anybody, anybody signed in, or holders of one of the permissions. `unattended`:
 * the call says nothing about whether the person is still there.
 */
export type Access =
  | { public: true }
  | { signedIn: true; whileExpired?: true; whileChallenged?: true; unattended?: true }
  | Permission
  | { anyOf: readonly Permission[] }

export interface Endpoint {
  method: Method
  /** Below `/api`, parameters as `{id}`: ids unless `params` says otherwise. */
  path: `/${string}`
  access: Access
  /** What it does, for whoever reads of the API; left out where its name says it. */
  summary?: string
  params?: z.ZodMiniType<Record<string, unknown>>
  query?: z.ZodMiniType<Record<string, unknown>>
  body?: z.ZodMiniType
  output?: z.ZodMiniType
  /** The endpoint is this list: its query is the list grammar, its output a page. */
  list?: ListDeclaration
  /**
   * The kind of record to which an organisation adds fields: body, list and answer have them beside the
   * declared ones.
   */
  own?: string
  /** The answer is a file or a stream of the handler's own. */
  stream?: string
  /**
   * The answer is packed for the way. Only where it holds no lasting secret beside what somebody else
   * could put into it: the length of what is packed together tells of both.
   */
  packed?: true
  /** The body is a file, of at most so many bytes; else as many as the settings say. */
  upload?: true | { most: number }
  /** A form may be posted to it, as mail programs do of themselves; nothing in it is read. */
  takesForm?: true
  /** `If-Match` with the record's version is demanded. */
  ifMatch?: true
  /** Only for somebody at a screen: no program reaches it, on whosever behalf. */
  inPerson?: true
  /** A repeated `Idempotency-Key` gives the first answer again. */
  idempotent?: true
  /** Something is done to many records: 202 when it goes on after the answer. */
  many?: true
  /** Status of success; 200, or 204 without output. */
  status?: 200 | 201 | 202 | 204
  /** Problem codes beyond those every endpoint may give. */
  problems?: readonly string[]
}

export const defineEndpoint = <const E extends Endpoint>(endpoint: E): E => endpoint

export type ParamsOf<E extends Endpoint> = E['params'] extends z.ZodMiniType
  ? z.infer<E['params']>
  : PathParams<E['path']>
export type QueryOf<E extends Endpoint> = E['query'] extends z.ZodMiniType
  ? z.infer<E['query']>
  : unknown
export type BodyOf<E extends Endpoint> = E['body'] extends z.ZodMiniType
  ? z.infer<E['body']>
  : undefined
export type OutputOf<E extends Endpoint> = E['output'] extends z.ZodMiniType
  ? z.infer<E['output']>
  : undefined

/** Where a record stands in a list, and what stands beside it. */
export const listPlace = z.strictObject({
  /** Counted from 1; null when the record is not in the list any more, or too far down to count. */
  position: z.nullable(z.int()),
  /** False: it was in the list when its cursor was read, and is not now. */
  isListed: z.boolean(),
  previous: z.nullable(z.string()),
  next: z.nullable(z.string()),
  /** By which the neighbours are found once the record has left the list. */
  cursor: z.string(),
})
export type ListPlace = z.infer<typeof listPlace>

/** How many rows of a list match; `isExact` is left out when they are all counted. */
const rowCount = z.strictObject({ total: z.int(), isExact: z.optional(z.literal(false)) })
export type RowCount = z.infer<typeof rowCount>

export const pageMeta = z.strictObject({
  page: z.int(),
  perPage: z.int(),
  total: z.int(),
  /** Left out when exact; false when `total` is a floor. */
  totalIsExact: z.optional(z.literal(false)),
  /** Where this page ends; absent on the last one. */
  after: z.optional(z.string()),
  /** In answer to `around`. */
  place: z.optional(listPlace),
  /** In answer to `tabs=counted`; without the tabs that the person cannot filter by. */
  tabs: z.optional(z.record(z.string(), rowCount)),
})
export type PageMeta = z.infer<typeof pageMeta>

/** The answer of a list: rows and where one is. */
export const pageOf = <Row extends z.ZodMiniType>(row: Row) =>
  z.strictObject({ data: z.array(row), meta: pageMeta })

/** RFC 9457 answer of everything that goes wrong. */
export const problemSchema = z.looseObject({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.string(),
  detail: z.optional(z.string()),
  requestId: z.string(),
  errors: z.optional(
    z.record(z.string(), z.array(z.strictObject({ code: z.string(), message: z.string() }))),
  ),
})
export type Problem = z.infer<typeof problemSchema>

/** The query of an export: the list's own, the file's format, and the columns shown, in order. */
export const exportQuery = z.object({
  format: z.enum(['csv', 'xlsx'], 'choice'),
  columns: z.optional(z.string()),
})
