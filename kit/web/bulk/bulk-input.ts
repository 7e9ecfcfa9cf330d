import type { ReactNode } from 'react'
import type { BulkRun } from '#kit/contract/bulk.ts'
import type { Endpoint } from '#kit/contract/define-endpoint.ts'
import type { Fields } from '#kit/contract/define-entity.ts'
import { callApi } from '../api-call.ts'
import type { FieldInput } from '../form/field-input.tsx'
import type { UseOptions } from '../form/reference-options.ts'
import type { Selected } from '../list/selection.ts'

/**
 * Something that is done to the chosen rows. Words are the module's strings: `bulk.{key}.title` and
 * `.body`, with `count`, `bulk.{key}.verb` or `bulk.verb` on the button, `bulk.result` when it is
 * done, `bulk.{key}.fields.{name}` or `fields.{name}` at what it asks for.
 */
export interface BulkInput {
  key: string
  /** Declared by `bulkEndpoint`. */
  endpoint: Endpoint
  /** What it asks for, as the endpoint was declared with. */
  asks?: Fields
  /** What shows the records or follows from them, fetched anew. */
  topics: readonly string[]
  danger?: boolean
  /** Nothing is asked: it is done when it is chosen. */
  atOnce?: boolean
  /** What the inputs start with. */
  initial?: object
  /** The way to where the work goes on, beside the results. */
  onwards?: ReactNode
  /** Values of the placeholders in the words, besides `count`. */
  values?: Record<string, string | number>
  /** Choices of the references that are asked for, by field. */
  options?: Readonly<Record<string, UseOptions>>
  /** Inputs of the module's own, by field. */
  entries?: Readonly<Record<string, (input: FieldInput) => ReactNode>>
  /** Further parameters of the list by which all that match are found. */
  matching?: Record<string, string>
  /** Versions that the person saw, by id; a row that has another by now is left as it is. */
  versions?: Record<string, number>
}

/** The rows, as the endpoint is told of them. */
export type ChosenRows = { ids: readonly string[] } | { matching: Record<string, string> }

export const rowsOf = (selected: Selected, matching: Record<string, string> = {}): ChosenRows =>
  selected.all ? { matching: { ...matching, ...selected.parameters } } : { ids: selected.ids }

export function sendBulk(
  { endpoint, versions }: BulkInput,
  rows: ChosenRows,
  { body, key }: { body: object; key: string },
): Promise<BulkRun> {
  const call = callApi as (to: Endpoint, input: object) => Promise<unknown>
  const whole = { ...body, ...rows, ...(versions && { versions }) }
  return call(endpoint, { body: whole, idempotencyKey: key }) as Promise<BulkRun>
}
