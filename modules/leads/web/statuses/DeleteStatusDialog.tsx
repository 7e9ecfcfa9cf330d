import { Text } from '@mantine/core'
import * as z from 'zod/mini'
import { defineEntity } from '#kit/contract/define-entity.ts'
import { idSchema, reference } from '#kit/contract/fields.ts'
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
  leadStatusesEndpoints,
  type LeadStatusRecord,
} from '../../contract/lead-statuses.endpoints.ts'
import { shownElsewhere } from './shown-elsewhere.ts'

const replacing = defineEntity('replacing', { replacementStatusId: reference({ required: true }) })
const removing = defineEntity('removing', {})
const replaced = z.strictObject({ replacementStatusId: idSchema })
const Field = fieldsOf(replacing)

interface Props {
  status: LeadStatusRecord
  statuses: readonly LeadStatusRecord[]
  close: () => void
}

/** Names what goes and how many leads are in it, and asks for the status in which they are then. */
export function DeleteStatusDialog({ status, statuses, close }: Props) {
  const text = useText()
  const bilingual = useBilingual()
  const { id, kind, leads, allLeads } = status
  const isInUse = allLeads > 0
  const remove = useChange(leadStatusesEndpoints.deleteLeadStatus, shownElsewhere)
  const form = useEntityForm<unknown>({
    entity: isInUse ? replacing : removing,
    schema: isInUse ? replaced : removing.create,
    initial: {},
    save: (query, { version = status.version }) =>
      remove.mutateAsync({ params: { id }, query, version }),
    onSaved: () => {
      toast.success(text('statuses.deleted'))
      close()
    },
  })
  const useOthers: UseOptions = () =>
    statuses
      .filter((each) => each.id !== id && each.isChoosable && each.kind === kind)
      .map((each) => ({ value: each.id, label: bilingual(each.name) }))
  const name = bilingual(status.name)
  return (
    <FormDialog
      title={text('statusDelete.title', { name })}
      verb={text('statusDelete.verb', { name })}
      form={form}
      isDanger
      close={close}
    >
      <Wide>
        <Text>
          {isInUse
            ? text('statusDelete.inUse', { count: allLeads, hidden: allLeads - leads })
            : text('statusDelete.unused')}
        </Text>
      </Wide>
      {isInUse && (
        <Wide>
          <Field name="replacementStatusId" useOptions={useOthers} />
        </Wide>
      )}
    </FormDialog>
  )
}
