import type * as z from 'zod/mini'
import { useChange } from '#kit/web/api-query.ts'
import { FormDialog } from '#kit/web/dialog/FormDialog.tsx'
import { fieldsOf } from '#kit/web/form/Field.tsx'
import { Wide } from '#kit/web/form/FormSection.tsx'
import { useEntityForm } from '#kit/web/form/use-entity-form.ts'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { bankAccount } from '../../contract/bank-account.ts'
import { bankAccountsEndpoints, type BankAccounts } from '../../contract/bank-accounts.endpoints.ts'

const Field = fieldsOf(bankAccount)

/** Asks for an account as a cheque shows it; another person verifies it. */
export function AddBankAccountDialog(props: { employerId: string; close: () => void }) {
  const { employerId, close } = props
  const text = useText()
  const change = useChange(bankAccountsEndpoints.addBankAccount, ['bank-accounts'])
  const form = useEntityForm<BankAccounts>({
    entity: bankAccount,
    schema: bankAccount.create,
    initial: {},
    save: (body: z.infer<typeof bankAccount.create>, { idempotencyKey }) =>
      change.mutateAsync({ params: { id: employerId }, body, idempotencyKey }),
    onSaved: () => {
      toast.success(text('toast.added'))
      close()
    },
  })
  return (
    <FormDialog
      title={text('add.title')}
      intro={text('add.intro')}
      verb={text('add.verb')}
      form={form}
      close={close}
    >
      <Wide>
        <Field name="holderName" />
      </Wide>
      <Field name="institution" />
      <Field name="transit" />
      <Wide>
        <Field name="accountNumber" />
      </Wide>
    </FormDialog>
  )
}
