import type * as z from 'zod/mini'
import { defineEntity } from '#kit/contract/define-entity.ts'
import { useChange } from '#kit/web/api-query.ts'
import { FormDialog } from '#kit/web/dialog/FormDialog.tsx'
import { fieldsOf } from '#kit/web/form/Field.tsx'
import { Wide } from '#kit/web/form/FormSection.tsx'
import { useEntityForm } from '#kit/web/form/use-entity-form.ts'
import { useGo } from '#kit/web/go.ts'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { frozenReport } from '../contract/frozen-report.ts'
import {
  frozenReportsEndpoints,
  type FrozenReportRecord,
} from '../contract/frozen-reports.endpoints.ts'
import { frozenReportsScreens } from '../contract/frozen-reports.screens.ts'

const { sentTo, note } = frozenReport.fields
const entity = defineEntity('frozenReport', { sentTo, note })
const Field = fieldsOf(entity)

export type Freezable = z.infer<typeof frozenReport.create>['asked']

/** Keeps what is shown for good, and leads to what was kept. */
export function FreezeDialog({ asked, close }: { asked: Freezable; close: () => void }) {
  const text = useText()
  const go = useGo()
  const freeze = useChange(frozenReportsEndpoints.freezeReport)
  const form = useEntityForm<FrozenReportRecord>({
    entity,
    schema: entity.create,
    initial: {},
    save: (typed: z.infer<typeof entity.create>, { idempotencyKey }) =>
      freeze.mutateAsync({ body: { ...typed, asked }, idempotencyKey }),
    onSaved: ({ id }) => {
      toast.success(text('freeze.done'))
      close()
      void go(frozenReportsScreens.frozenReport, { params: { id } })
    },
  })
  return (
    <FormDialog
      title={text('freeze.title')}
      intro={text('freeze.intro')}
      verb={text('actions.freeze')}
      form={form}
      close={close}
    >
      <Wide>
        <Field name="sentTo" />
      </Wide>
      <Wide>
        <Field name="note" help={text('freeze.noteHelp')} />
      </Wide>
    </FormDialog>
  )
}
