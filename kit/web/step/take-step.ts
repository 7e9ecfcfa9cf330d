import type { Endpoint } from '#kit/contract/define-endpoint.ts'
import { callApi } from '../api-call.ts'
import { queryKey, refreshTopics } from '../api-query.ts'
import { queries } from '../queries.ts'
import { expectChange } from '../record/own-changes.ts'
import { stepOf, type StepsInput, type SteppedRecord } from './step-input.ts'

interface Taking {
  step: string
  id: string
  /** The version that was seen. */
  version: number
  /** What the step asked for. */
  body?: object
}

/** Takes a step. What shows the record is fetched anew, whatever comes of it. */
export async function takeStep<R extends SteppedRecord>(
  input: StepsInput<R>,
  { step: name, id, version, body }: Taking,
): Promise<R> {
  const step = stepOf(input, name)
  const endpoint = input.endpoints[step.endpoint ?? '']
  if (!endpoint) throw new Error(`the step ${name} has no endpoint`)
  const whole =
    step.asks || endpoint.body ? { body: { ...step.sends, ...input.seen?.[name], ...body } } : {}
  const call = callApi as (to: Endpoint, with_: object) => Promise<unknown>
  try {
    const after = (await call(endpoint, { params: input.params ?? { id }, version, ...whole })) as R
    expectChange(after)
    showAtOnce(input, endpoint, after)
    return after
  } finally {
    void refreshTopics(queries, input.topics)
  }
}

/**
 * The answer is the record as it is now: a menu that is opened before it has been fetched anew offers
 * what can still be done, and nothing else.
 */
function showAtOnce<R extends SteppedRecord>(
  { endpoints }: StepsInput<R>,
  taken: Endpoint,
  after: R,
) {
  const record = Object.values(endpoints).find(
    ({ method, path, output }) =>
      method === 'GET' && path.endsWith('/{id}') && output === taken.output,
  )
  if (!record) return
  const key = queryKey(record, { params: { id: after.id } })
  if (queries.getQueryData(key) !== undefined) queries.setQueryData(key, after)
}
