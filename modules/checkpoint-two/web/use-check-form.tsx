import { useState, type ReactNode } from 'react'
import type { Entity } from '#kit/contract/define-entity.ts'
import { ApiProblem } from '#kit/web/api-problem.ts'
import { useLeaveGuard } from '#kit/web/form/leave-guard.ts'
import { presentOf } from '#kit/web/form/stale.ts'
import {
  useEntityForm,
  type EntityForm,
  type EntityFormInput,
} from '#kit/web/form/use-entity-form.ts'
import { StaleNotice } from '#kit/web/step/StaleNotice.tsx'
import { useText } from '#kit/web/text.ts'
import type { CheckpointTwoRecord } from '../contract/checkpoint-two.endpoints.ts'
import type { Recording } from './use-recording.ts'

interface CheckFormInput {
  entity: Entity
  schema: EntityFormInput<CheckpointTwoRecord>['schema']
  initial: object
  record: CheckpointTwoRecord
  recording: Recording
  /** Sends what was entered against the version that was seen. */
  send: (body: object, version: number) => Promise<CheckpointTwoRecord>
  close: () => void
}

/**
 * A form about one check. What somebody else has done since it was opened is told before anything is
 * kept; the next attempt is made against what is there then.
 */
export function useCheckForm(input: CheckFormInput): { form: EntityForm; notice: ReactNode } {
  const { entity, schema, record, recording } = input
  const [before] = useState(record)
  const [seen, see] = useState(record.version)
  const form = useEntityForm<CheckpointTwoRecord>({
    entity,
    schema,
    initial: input.initial,
    save: (body: object) =>
      input.send(body, recording.since(seen)).catch((error: unknown) => {
        recording.refresh()
        if (error instanceof ApiProblem && error.status === 412) see(presentRecord(error).version)
        throw error
      }),
    onSaved(after) {
      recording.keep(after)
      input.close()
    },
  })
  useLeaveGuard(form)
  const differences = useDifferences(before)
  const { problem } = form
  const notice = problem?.status === 412 && (
    <StaleNotice problem={problem} differences={differences(presentRecord(problem))} />
  )
  return { form, notice }
}

const presentRecord = (problem: ApiProblem) => presentOf(problem).record as CheckpointTwoRecord

/** Which checks say something else now. */
function useDifferences(before: CheckpointTwoRecord) {
  const text = useText()
  return ({ items }: CheckpointTwoRecord) =>
    items
      .filter(({ result }, at) => result !== before.items[at]?.result)
      .map(({ code, result }) => `${text(`items.${code}`)}: ${text(`choices.result.${result}`)}`)
}
