import type { FastifyRequest } from 'fastify'

interface ToldError {
  /** The kind of error. */
  type: string
  /** Of the database or the system, e.g. `23505`. */
  code?: string
  /** Of the database: what refused. */
  table?: string
  constraint?: string
  /** Where in the code. */
  where: string[]
  /** With `LOG_LEVEL=debug` alone: it may hold what people typed. */
  message?: string
}

const word = /^\w{1,80}$/

/** What the log tells of an error: never its message, which may quote what somebody wrote. */
export const errorTold =
  ({ withMessage }: { withMessage: boolean }) =>
  (error: unknown): ToldError => {
    const { code, table, constraint, message } = Object(error) as Record<string, unknown>
    const said = (value: unknown) => (typeof value === 'string' && word.test(value) ? value : null)
    return {
      type: error instanceof Error ? error.name : typeof error,
      ...(said(code) && { code: said(code)! }),
      ...(said(table) && { table: said(table)! }),
      ...(said(constraint) && { constraint: said(constraint)! }),
      where: placesOf(error),
      ...(withMessage && { message: String(message) }),
    }
  }

const root = new URL('../..', import.meta.url)

/** Where in the code, the product's own if there is any; without the message that stands before it. */
export function placesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return []
  const all = (error.stack ?? '')
    .split('\n')
    .flatMap((line) => /^\s+at (.+)$/.exec(line)?.[1] ?? [])
    .map((place) => place.replace(root.href, '').replace(root.pathname, ''))
  const own = all.filter((place) => !/node_modules|node:/.test(place))
  return (own.length ? own : all).slice(0, 8)
}

const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * The path as it is declared, with ids of records in it: whatever else callers write there is theirs,
 * such as a name, or the secret of a link.
 */
export function pathTold({ params, routeOptions }: Partial<FastifyRequest>): string {
  const given = Object(params) as Record<string, unknown>
  return (routeOptions?.url ?? '/…').replace(/:(\w+)|\*/g, (_, name?: string) => {
    const value = name && given[name]
    return typeof value === 'string' && id.test(value) ? value : '…'
  })
}
