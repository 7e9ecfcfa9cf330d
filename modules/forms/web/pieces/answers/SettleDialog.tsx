import { FormDialog } from '#kit/web/dialog/FormDialog.tsx'
import { Field } from '#kit/web/form/Field.tsx'
import { Wide } from '#kit/web/form/FormSection.tsx'
import { useEntityForm, type EntityFormInput } from '#kit/web/form/use-entity-form.ts'
import { useText } from '#kit/web/text.ts'
import type { Difference } from '../../../contract/differences.endpoints.ts'

/** Somebody found out how it is, and says so; the answers stay as they were given. */
export function SettleDialog(props: {
  /** What the two sides were asked. */
  about: string
  settlement: Pick<EntityFormInput<Difference>, 'entity' | 'schema'>
  version: number
  save: (body: never, version: number) => Promise<Difference>
  onSaved: () => void
  close: () => void
}) {
  const { about, settlement, version, save, onSaved, close } = props
  const text = useText('forms')
  const form = useEntityForm<Difference>({
    ...settlement,
    initial: { version },
    save: (body, sending) => save(body, sending.version ?? version),
    onSaved,
  })
  return (
    <FormDialog
      title={text('differing.settleOf', { about })}
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
