import { withOwnFields, type OwnField } from '#kit/contract/own-fields.ts'
import { useChange } from '#kit/web/api-query.ts'
import { usePortalAbility } from '#kit/web/Can.tsx'
import { EntityFormBody } from '#kit/web/form/EntityFormBody.tsx'
import { useEntityForm } from '#kit/web/form/use-entity-form.ts'
import { useGo } from '#kit/web/go.ts'
import { usePerson } from '#kit/web/session.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { schemaWithOwn } from '#modules/custom-fields/web/pieces/use-own-fields.ts'
import { WithOwnFields } from '#modules/custom-fields/web/pieces/WithOwnFields.tsx'
import { newShareholderOn } from '../contract/shareholder.rules.ts'
import { shareholder } from '../contract/shareholder.ts'
import {
  shareholdersEndpoints,
  type ShareholderRecord,
} from '../contract/shareholders.endpoints.ts'
import { shareholdersScreens } from '../contract/shareholders.screens.ts'
import { ShareholderFields } from './ShareholderFields.tsx'
import { today } from '#kit/web/calendar-days.ts'

export const AddShareholderScreen = () => (
  <WithOwnFields of="shareholder">{(own) => <AddForm own={own} />}</WithOwnFields>
)

function AddForm({ own }: { own: readonly OwnField[] }) {
  const text = useText()
  const go = useGo()
  const person = usePerson()
  const mayEnterBank = usePortalAbility().can('create', 'Shareholders Edit', 'bank')
  const add = useChange(shareholdersEndpoints.addShareholder)
  const form = useEntityForm<ShareholderRecord>({
    entity: withOwnFields(shareholder, own),
    schema: schemaWithOwn(newShareholderOn(today()), own, { isNew: true }),
    initial: {
      kind: 'individual',
      language: 'en',
      isBirthYearKnown: true,
      country: 'CA',
      assigneeId: person?.uuid ?? null,
    },
    save: (body, { idempotencyKey }) => add.mutateAsync({ body, idempotencyKey }),
    onSaved: ({ id, number }) => {
      toast.success(text('toast.added', { number }))
      void go(shareholdersScreens.shareholder, { params: { id }, replace: true })
    },
  })
  return (
    <>
      <PageHeader title={text('screens.newShareholder')} />
      <EntityFormBody
        form={form}
        verb={text('actions.add')}
        cancel={() => void go(shareholdersScreens.shareholders)}
      >
        <ShareholderFields bank={mayEnterBank} own={own} />
      </EntityFormBody>
    </>
  )
}
