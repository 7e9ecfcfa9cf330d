const codes = new Set([
  '57P01',
  '57P02',
  '57P03',
  '53300',
  'ECONNREFUSED',
  'ENOENT',
  'ECONNRESET',
  'EPIPE',
  '08006',
])

/** What the driver says, without a code, of a connection that is not to be had or broke. */
const lostConnection =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error)/

/** Whether something failed because the database cannot be reached. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof Error &&
  (codes.has((error as { code?: string }).code ?? '') || lostConnection.test(error.message))
