import { Checkbox } from '@mantine/core'
import { defineEntity } from '#kit/contract/define-entity.ts'
import { useChange } from '#kit/web/api-query.ts'
import { FormDialog } from '#kit/web/dialog/FormDialog.tsx'
import { fieldsOf } from '#kit/web/form/Field.tsx'
import { Wide } from '#kit/web/form/FormSection.tsx'
import { useEntityForm } from '#kit/web/form/use-entity-form.ts'
import type { FieldInput } from '#kit/web/form/field-input.tsx'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { handOverAsks, managementEndpoints } from '../contract/management.endpoints.ts'
import type { OpenWorkCount } from '../contract/users.endpoints.ts'
import { colleagueOptions } from './options.ts'
import classes from './users.module.css'

const handingOver = defineEntity('handingOver', handOverAsks)
const Field = fieldsOf(handingOver)

interface From {
  id: string
  name: string
  openWork: readonly OpenWorkCount[]
}

/** Gives what waits for one colleague to another, kind by kind. */
export function HandOverDialog({ from, close }: { from: From; close: () => void }) {
  const text = useText()
  const { id, name, openWork } = from
  const change = useChange(managementEndpoints.handOver, ['applications', 'shareholders', 'tasks'])
  const form = useEntityForm<{ moved: OpenWorkCount[] }>({
    entity: handingOver,
    schema: handingOver.create,
    initial: { kinds: openWork.map(({ kind }) => kind) },
    save: (body) => change.mutateAsync({ params: { id }, body }),
    onSaved: ({ moved }) => {
      const count = moved.reduce((sum, each) => sum + each.count, 0)
      toast.success(text('toast.handedOver', { count }))
      close()
    },
  })
  return (
    <FormDialog
      title={text('handOver.title', { name })}
      intro={text('handOver.body')}
      verb={text('handOver.verb')}
      form={form}
      close={close}
    >
      <Wide>
        <Field name="kinds">{(input) => <KindsEntry openWork={openWork} input={input} />}</Field>
      </Wide>
      <Wide>
        <Field name="to" label={text('handOver.to')} useOptions={colleagueOptions([id])} />
      </Wide>
    </FormDialog>
  )
}

function KindsEntry({ openWork, input }: Pick<From, 'openWork'> & { input: FieldInput }) {
  const text = useText()
  return (
    <Checkbox.Group
      label={input.label}
      value={input.value as string[]}
      onChange={input.onChange}
      error={input.error}
    >
      <div className={classes.choices}>
        {openWork.map(({ kind, count }) => (
          <Checkbox key={kind} value={kind} label={text(`openWork.${kind}`, { count })} />
        ))}
      </div>
    </Checkbox.Group>
  )
}
