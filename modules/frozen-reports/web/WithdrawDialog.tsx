import { useChange } from '#kit/web/api-query.ts'
import { Dialog } from '#kit/web/dialog/Dialog.tsx'
import { FormDialog } from '#kit/web/dialog/FormDialog.tsx'
import { fieldsOf } from '#kit/web/form/Field.tsx'
import { Wide } from '#kit/web/form/FormSection.tsx'
import { matching, type UseOptions } from '#kit/web/form/reference-options.ts'
import { useEntityForm } from '#kit/web/form/use-entity-form.ts'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { withdrawal } from '../contract/frozen-report.ts'
import {
  frozenReportsEndpoints,
  type FrozenReportRecord,
} from '../contract/frozen-reports.endpoints.ts'

const Field = fieldsOf(withdrawal)

interface Props {
  frozen: FrozenReportRecord
  close: () => void
}

/** Which later report takes the place of this one, and why. */
export function WithdrawDialog({ frozen, close }: Props) {
  const text = useText()
  const title = text('withdraw.title', { number: frozen.number })
  if (frozen.successors.length > 0)
    return <Withdrawing frozen={frozen} close={close} title={title} />
  return (
    <Dialog title={title} close={close}>
      <p>{text('withdraw.none')}</p>
    </Dialog>
  )
}

function Withdrawing({ frozen, close, title }: Props & { title: string }) {
  const text = useText()
  const change = useChange(frozenReportsEndpoints.withdrawFrozenReport)
  const options = frozen.successors.map(({ id, number, sentTo }) => ({
    value: id,
    label: text('withdraw.successor', { number, to: sentTo }),
  }))
  const useSuccessors: UseOptions = (typed, chosen) => matching(options, typed, chosen)
  const form = useEntityForm<FrozenReportRecord>({
    entity: withdrawal,
    schema: withdrawal.create,
    initial: {},
    save: (body) => change.mutateAsync({ params: { id: frozen.id }, body }),
    onSaved: () => {
      toast.success(text('withdraw.done'))
      close()
    },
  })
  return (
    <FormDialog
      title={title}
      intro={text('withdraw.intro')}
      verb={text('actions.withdraw')}
      isDanger
      form={form}
      close={close}
    >
      <Wide>
        <Field name="supersededBy" useOptions={useSuccessors} />
      </Wide>
      <Wide>
        <Field name="reason" />
      </Wide>
    </FormDialog>
  )
}
