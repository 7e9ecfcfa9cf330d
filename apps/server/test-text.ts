const idsAndTimes =
  /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d[.\d]*(?:Z|[+-]\d\d(?::?\d\d)?)?/g

/** All that is said in an answer or a row, but for ids and times: their digits may be those that are sought. */
export const saidIn = (value: unknown) => JSON.stringify(value).replaceAll(idsAndTimes, '')
