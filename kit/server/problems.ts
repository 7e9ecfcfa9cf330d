import type { Bilingual } from '#kit/contract/fields.ts'
import type { FieldErrors } from '#kit/contract/validation.ts'
import type { MessagesByLanguage } from './messages.ts'
import type { Person } from './person.ts'

export interface ProblemOptions {
  /** Complaints by field. */
  errors?: FieldErrors
  /** Further members of the answer. */
  extra?: Record<string, unknown>
  headers?: Record<string, string>
  /** Values of the message's placeholders. */
  params?: Record<string, string | number>
  /** What it names as `{about}`, said in the caller's language. */
  about?: Bilingual | undefined
  /** As whose code it is told, when its own words would not be true. */
  said?: string
  /** Whose words say it, when not those of the module whose endpoint is served. */
  words?: MessagesByLanguage
}

/** Something that the caller is told about; answered as `application/problem+json`. */
export class Problem extends Error {
  readonly status: number
  readonly code: string
  readonly options: ProblemOptions

  constructor(status: number, code: string, options: ProblemOptions = {}) {
    super(code)
    this.status = status
    this.code = code
    this.options = options
  }

  /** The same, said in the words of the module that throws it, whichever module is served. */
  saidBy(words: MessagesByLanguage): Problem {
    return new Problem(this.status, this.code, { ...this.options, words })
  }
}

export const notFound = () => new Problem(404, 'notFound')
export const forbidden = () => new Problem(403, 'forbidden')
export const unauthenticated = () => new Problem(401, 'unauthenticated')

/** A business step that the present state does not allow; `reason` is a message code. */
export const refused = (reason: string, extra: Record<string, unknown> = {}) =>
  new Problem(409, reason, { extra })

export const invalid = (errors: FieldErrors, code = 'invalidInput') =>
  new Problem(422, code, { errors })

/** One complaint about one field. */
export const invalidField = (
  field: string,
  code: string,
  params: Record<string, string | number> = {},
) => invalid({ [field]: [{ code, params }] })

/** Who changed a record last, and when. */
export interface LastChange {
  actorId: string | null
  actorName: string
  at: string
}

/** Somebody saved in between; told by `toldTo` with the present record and who changed it when. */
export class StaleProblem extends Problem {
  readonly #last: LastChange | null

  constructor(current: unknown, last: LastChange | null) {
    super(412, 'stale', { extra: { current, changedAt: last?.at ?? null } })
    this.#last = last
  }

  /** To everybody whether it was themselves; who else it was, to staff alone. */
  toldTo({ userId, type }: Pick<Person, 'userId' | 'type'>): Problem {
    const last = this.#last
    const isOwn = last !== null && last.actorId !== null && last.actorId === userId
    const changedBy = type === 'staff' || isOwn ? (last?.actorName ?? null) : null
    const extra = { ...this.options.extra, changedBy, isOwn }
    const said = isOwn && { said: 'staleOwn' }
    return new Problem(this.status, this.code, { ...this.options, ...said, extra })
  }
}

/** Does something for a person, to whom is told who was faster. */
export async function toldTo<T>(
  person: Pick<Person, 'userId' | 'type'>,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof StaleProblem ? error.toldTo(person) : error
  }
}

export const tooManyRequests = (retryAfterSeconds: number) =>
  new Problem(429, 'tooManyRequests', { headers: { 'retry-after': String(retryAfterSeconds) } })
