import { callApi } from '#kit/web/api-call.ts'
import { refreshTopics } from '#kit/web/api-query.ts'
import { queries } from '#kit/web/queries.ts'
import { FormDialog } from '#kit/web/dialog/FormDialog.tsx'
import { fieldsOf } from '#kit/web/form/Field.tsx'
import { Wide } from '#kit/web/form/FormSection.tsx'
import { useEntityForm } from '#kit/web/form/use-entity-form.ts'
import { useBilingual } from '#kit/web/show/BilingualText.tsx'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import {
  differencesEndpoints,
  settlement,
  type Difference,
} from '../../../contract/differences.endpoints.ts'

const Field = fieldsOf(settlement)

/** Somebody found out how it is, and says so; the answers stay as they were given. */
export function SettleDialog(props: { difference: Difference; close: () => void }) {
  const { difference, close } = props
  const text = useText('forms')
  const bilingual = useBilingual()
  const { id, version, role } = difference
  const form = useEntityForm<Difference>({
    entity: settlement,
    schema: settlement.create,
    initial: { version },
    save: async (body: object, sending) => {
      const params = { id }
      return callApi(differencesEndpoints.settleDifference, {
        params,
        body: body as never,
        version: sending.version ?? version,
      }).finally(() => void refreshTopics(queries, ['answer-differences', 'history']))
    },
    onSaved: () => {
      toast.success(text('differing.done', { about: bilingual(role) }))
      close()
    },
  })
  return (
    <FormDialog
      title={text('differing.settleOf', { about: bilingual(role) })}
      intro={text('differing.settleHelp')}
      verb={text('differing.settle')}
      form={form}
      close={close}
    >
      <Wide>
        <Field name="note" />
      </Wide>
    </FormDialog>
  )
}
