import { Text } from '@mantine/core'
import * as z from 'zod/mini'
import { defineEntity } from '#kit/contract/define-entity.ts'
import { reference } from '#kit/contract/fields.ts'
import { useChange } from '#kit/web/api-query.ts'
import { FormDialog } from '#kit/web/dialog/FormDialog.tsx'
import { fieldsOf } from '#kit/web/form/Field.tsx'
import { Wide } from '#kit/web/form/FormSection.tsx'
import type { UseOptions } from '#kit/web/form/reference-options.ts'
import { useEntityForm } from '#kit/web/form/use-entity-form.ts'
import { useBilingual } from '#kit/web/show/BilingualText.tsx'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import {
  replacementSource,
  sourcesEndpoints,
  type SourceRecord,
} from '../contract/sources.endpoints.ts'
import { shownElsewhere } from './shown-elsewhere.ts'

const replacing = defineEntity('replacing', {
  replacementSourceId: reference({ required: true }),
})
const removing = defineEntity('removing', {})
const replaced = z.strictObject({ replacementSourceId: replacementSource })
const Field = fieldsOf(replacing)

interface Props {
  source: SourceRecord
  sources: readonly SourceRecord[]
  close: () => void
}

/** Names what goes and how many have it, and asks for the source that they have from then on, or that they have none. */
export function DeleteSourceDialog({ source, sources, close }: Props) {
  const text = useText()
  const bilingual = useBilingual()
  const { id, bearers, allBearers } = source
  const isInUse = allBearers > 0
  const remove = useChange(sourcesEndpoints.deleteSource, shownElsewhere)
  const entity = isInUse ? replacing : removing
  const form = useEntityForm<unknown>({
    entity,
    schema: isInUse ? replaced : removing.create,
    initial: {},
    save: (query, { version = source.version }) =>
      remove.mutateAsync({ params: { id }, query, version }),
    onSaved: () => {
      toast.success(text('toast.deleted'))
      close()
    },
  })
  const useOthers: UseOptions = () => [
    ...sources
      .filter((each) => each.id !== id && each.isChoosable)
      .map((each) => ({ value: each.id, label: bilingual(each.name) })),
    { value: 'none', label: text('delete.none') },
  ]
  const name = bilingual(source.name)
  const who = (['shareholders', 'leads'] as const)
    .map((kind) => ({ kind, count: source.counts[kind]?.all ?? 0 }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => text(`bearers.${kind}`, { count }))
    .join(', ')
  return (
    <FormDialog
      title={text('delete.title', { name })}
      verb={text('delete.verb', { name })}
      form={form}
      close={close}
    >
      <Wide>
        <Text>
          {isInUse
            ? text('delete.inUse', { who, count: allBearers, hidden: allBearers - bearers })
            : text('delete.unused')}
        </Text>
      </Wide>
      {isInUse && (
        <Wide>
          <Field name="replacementSourceId" useOptions={useOthers} />
        </Wide>
      )}
    </FormDialog>
  )
}
