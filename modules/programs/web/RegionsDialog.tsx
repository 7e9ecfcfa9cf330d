import { useChange } from '#kit/web/api-query.ts'
import { FormDialog } from '#kit/web/dialog/FormDialog.tsx'
import { fieldsOf } from '#kit/web/form/Field.tsx'
import { useEntityForm } from '#kit/web/form/use-entity-form.ts'
import { useSpoken } from '#kit/web/spoken.ts'
import { useText } from '#kit/web/text.ts'
import { newRegionalBudget, regionalBudget, restOfRegions } from '../contract/program-regions.ts'
import { programsEndpoints, type ProgramRecord } from '../contract/programs.endpoints.ts'
import { RegionsEntry } from './RegionsEntry.tsx'

const Field = fieldsOf(regionalBudget)

/** Moves money of a program's budget between regions. */
export function RegionsDialog(props: { program: ProgramRecord; close: () => void }) {
  const { program, close } = props
  const { id, version, budget } = program
  const text = useText()
  const spoken = useSpoken()
  const change = useChange(programsEndpoints.setRegionalBudget)
  const form = useEntityForm<ProgramRecord>({
    entity: regionalBudget,
    schema: newRegionalBudget,
    initial: {
      regions: budget.regions.flatMap(({ region, amount }) =>
        region === restOfRegions ? [] : [{ region, amount }],
      ),
    },
    save: (body) => change.mutateAsync({ params: { id }, body, version }),
    onSaved: close,
  })
  return (
    <FormDialog
      title={text('regions.edit')}
      intro={text('regions.body', { total: spoken.money(budget.total) })}
      verb={text('regions.verb')}
      form={form}
      close={close}
    >
      <Field name="regions">{(input) => <RegionsEntry {...input} />}</Field>
    </FormDialog>
  )
}
