import type * as z from 'zod/mini'
import type { Fields } from '#kit/contract/define-entity.ts'
import type { FieldKind } from '#kit/contract/fields.ts'
import { fieldErrors } from '#kit/contract/validation.ts'
import type { ApiProblem } from '../api-problem.ts'
import type { ShownError } from './error-text.ts'
import type { FormValues } from './field-values.ts'

/** What is wrong, by path: `name.en`, `rates.0.percent`; under `''` what belongs to no field. */
export type FormErrors = Record<string, readonly ShownError[]>

/** Checks by the contract's schema; the parsed body is what is sent. */
export function checkForm(schema: z.ZodMiniType, fields: Fields, body: FormValues) {
  const result = schema.safeParse(body, { reportInput: true })
  if (result.success) return { body: result.data as FormValues, errors: null }
  const errors: Record<string, ShownError[]> = fieldErrors(result.error.issues)
  for (const [path, list] of Object.entries(errors)) {
    const isMissing = path in body && body[path] === null
    errors[path] = isMissing ? [missing] : list.map((each) => clearer(each, fields[path]?.kind))
  }
  return { body: null, errors: errors as FormErrors }
}

const missing: ShownError = { code: 'required', params: {} }

/** A number that is none is refused as a wrong type, which tells people nothing. */
const clearer = (error: ShownError, kind: FieldKind | undefined): ShownError =>
  kind === 'integer' && error.code === 'format' ? { code: 'integer', params: {} } : error

/** The server's complaints, each at its field; what it cannot place stands under `''`. */
export function errorsOfProblem(problem: ApiProblem, fields: Fields): FormErrors {
  const errors: Record<string, ShownError[]> = {}
  for (const [path, list] of Object.entries(problem.problem.errors ?? {})) {
    const place = (path.split('.')[0] ?? '') in fields ? path : ''
    errors[place] = [...(errors[place] ?? []), ...list]
  }
  return errors
}
