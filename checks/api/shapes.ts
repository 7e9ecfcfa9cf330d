const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value)
const isNothing = (value: unknown) => value === null || value === undefined

/**
 * Where two answers are of another shape: a member that one alone has, or of another type. What is not
 * given in one of them says nothing of its shape.
 */
export function differentShape(one: unknown, other: unknown, at = ''): string[] {
  if (isNothing(one) || isNothing(other)) return []
  if (kindOf(one) !== kindOf(other)) return [at]
  if (Array.isArray(one) && Array.isArray(other))
    return one.length > 0 && other.length > 0 ? differentShape(one[0], other[0], `${at}[]`) : []
  if (typeof one !== 'object') return []
  const [first, second] = [one, other] as [Record<string, unknown>, Record<string, unknown>]
  const names = [...new Set([...Object.keys(first), ...Object.keys(second)])]
  return names.flatMap((name) =>
    name in first && name in second
      ? differentShape(first[name], second[name], `${at}.${name}`)
      : [`${at}.${name}`],
  )
}
