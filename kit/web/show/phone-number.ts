const northAmerican = /^\+?1?\D*(\d{3})\D*(\d{3})\D*(\d{4})$/

/** A telephone number in its one spelling; what is not North American stays as it was typed. */
export function shownPhone(value: string): string {
  const [, area, exchange, line] = northAmerican.exec(value) ?? []
  return area ? `${area}\u2011${exchange}\u2011${line}` : value
}
