import { ComparedRow, ComparedTable } from '#kit/web/show/Compared.tsx'
import { FieldValue } from '#kit/web/show/FieldValue.tsx'
import { useText } from '#kit/web/text.ts'
import type { Field } from '#kit/contract/fields.ts'
import { employer } from '../../contract/employer.ts'
import type { EmployerProposal } from '../../contract/proposals.endpoints.ts'

const fields: Readonly<Record<string, Field>> = employer.fields

/** Field by field, what is on file beside what is proposed. */
export function ProposalTable({ changes }: Pick<EmployerProposal, 'changes'>) {
  const text = useText()
  const versions = [
    { key: 'known', name: text('proposals.known') },
    { key: 'proposed', name: text('proposals.proposed') },
  ]
  return (
    <ComparedTable title={text('proposals.title')} of={text('proposals.field')} versions={versions}>
      {Object.entries(changes).map(([name, { known, proposed }]) => (
        <ComparedRow key={name} label={text(`fields.${name}`)} differs={false}>
          {[known, proposed].map((value, side) => (
            <td key={side ? 'proposed' : 'known'}>
              {fields[name] && <FieldValue name={name} field={fields[name]} value={value} />}
            </td>
          ))}
        </ComparedRow>
      ))}
    </ComparedTable>
  )
}
