import type * as z from 'zod/mini'
import type { Endpoint } from '#kit/contract/define-endpoint.ts'
import type { Entity } from '#kit/contract/define-entity.ts'
import { useChange } from '../api-query.ts'
import { useEntityForm, type EntityFormInput } from '../form/use-entity-form.ts'
import { useText } from '../text.ts'
import { toast, type ToastAction } from '../toast/toast.ts'
import { expectChange } from './own-changes.ts'

interface Versioned {
  id?: string
  version?: number
}

interface RecordFormInput<R> extends Pick<EntityFormInput<R>, 'show'> {
  entity: Entity & Record<'create' | 'update', z.ZodMiniType>
  /** Null for a new one, which `add` makes. */
  record: Versioned | null
  /** What is shown at first, when it is not the record as it was read. */
  initial?: object
  /** `entity.update` of a record, `entity.create` of a new one, unless more is asked for. */
  schema?: z.ZodMiniType
  edit: Endpoint
  add?: Endpoint
  /** The path parameters of `add`, and those of `edit` beside the record's own. */
  of?: object
  topics?: readonly string[]
  /** What is said when it is saved, unless it is `toast.saved`. */
  said?: string
  /** What can be done with it then. */
  offers?: (saved: R) => ToastAction
  onSaved: (saved: R) => void
}

/** The form over a record that is changed, or added: of a change only what was changed is sent. */
export function useRecordForm<R extends Versioned>(input: RecordFormInput<R>) {
  const { entity, record, topics, said, offers, onSaved } = input
  const text = useText()
  const endpoint = record ? input.edit : (input.add ?? input.edit)
  const change = useChange(endpoint, topics)
  const send = (call: object) => change.mutateAsync(call) as Promise<unknown> as Promise<R>
  return useEntityForm<R>({
    ...input,
    schema: input.schema ?? (record ? entity.update : entity.create),
    initial: input.initial ?? record ?? {},
    changesOnly: record !== null,
    save: (body, { idempotencyKey, version }) =>
      send(
        record
          ? { params: { ...input.of, id: record.id }, body, version: version ?? record.version }
          : { params: input.of, body, idempotencyKey },
      ),
    onSaved: (saved) => {
      if (record) expectChange(saved)
      toast.success(said ?? text('toast.saved'), offers?.(saved))
      onSaved(saved)
    },
  })
}
