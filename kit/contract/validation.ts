import type * as z from 'zod/mini'

export interface FieldError {
  code: string
  params: Record<string, string | number>
}
export type FieldErrors = Record<string, FieldError[]>

/**
 * Turns a schema's complaints into codes by field path (`address.postalCode`, `rates.0.percent`).
 * The words of a code are the kit's string `validation.{code}`. Checks of our own carry their
 * code as the message; the library's own complaints are translated here.
 */
export function fieldErrors(issues: readonly z.core.$ZodIssue[]): FieldErrors {
  // Whoever sends a field names it: in a plain object some names, such as `constructor`, are there before.
  const errors = new Map<string, FieldError[]>()
  for (const issue of issues)
    for (const [path, error] of errorsOf(issue))
      errors.set(path, [...(errors.get(path) ?? []), error])
  return Object.fromEntries(errors)
}

function errorsOf(issue: z.core.$ZodIssue): [string, FieldError][] {
  const path = issue.path.join('.')
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => [path ? `${path}.${key}` : key, { code: 'unknown', params: {} }])
  return [[path, { code: codeOf(issue), params: paramsOf(issue) }]]
}

const ownCode = (issue: z.core.$ZodIssue) =>
  issue.message && /^[a-z][A-Za-z0-9]*$/.test(issue.message) ? issue.message : null

function codeOf(issue: z.core.$ZodIssue): string {
  const own = ownCode(issue)
  if (own) return own
  if (issue.code === 'invalid_type') return issue.input == null ? 'required' : 'format'
  if (issue.code === 'too_small')
    return issue.origin === 'string'
      ? 'tooShort'
      : issue.origin === 'array'
        ? 'chooseOne'
        : 'tooSmall'
  if (issue.code === 'too_big') return issue.origin === 'string' ? 'tooLong' : 'tooLarge'
  if (issue.code === 'invalid_value') return issue.input == null ? 'required' : 'choice'
  return 'format'
}

function paramsOf(issue: z.core.$ZodIssue): Record<string, string | number> {
  if (issue.code === 'too_small') return { minimum: Number(issue.minimum) }
  if (issue.code === 'too_big') return { maximum: Number(issue.maximum) }
  if (issue.code === 'custom') return (issue.params ?? {}) as Record<string, string | number>
  return {}
}

/**
 * The string that says what to enter where a field was left empty, for forms of the public: `missing.name`,
 * `missing.employerCity` of the field `employer.city`. A field without one is asked for by its label.
 */
export const missingKey = (field: string): string =>
  `missing.${field.replace(/\.(\w)/g, (_, letter: string) => letter.toUpperCase())}`

/** What the words of a complaint may name: its values, and the label of its field where it is known. */
export const namedBy = (params: FieldError['params'], label = ''): FieldError['params'] => ({
  label: label || 'none',
  ...params,
})

/** What holds between fields as a check of a schema: each complaint is an issue at its field. */
export const checkBy =
  <Typed>(errorsOf: (typed: Typed) => FieldErrors) =>
  ({ value, issues }: z.core.ParsePayload<Typed>) => {
    for (const [field, complaints] of Object.entries(errorsOf(value)))
      for (const { code } of complaints)
        issues.push({ code: 'custom', input: value, path: field.split('.'), message: code })
  }
