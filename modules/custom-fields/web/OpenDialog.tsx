import type { CustomFieldBearer } from '../contract/custom-fields.endpoints.ts'
import type { Open } from './CustomFieldsScreen.tsx'
import { DeleteFieldDialog } from './DeleteFieldDialog.tsx'
import { FieldDialog } from './FieldDialog.tsx'
import { LackingDialog } from './LackingDialog.tsx'
import { ReplaceOptionDialog } from './ReplaceOptionDialog.tsx'
import { TypeDialog } from './TypeDialog.tsx'

interface Props {
  open: Open
  bearers: readonly CustomFieldBearer[]
  close: () => void
}

/** What was opened from the list of fields. */
export function OpenDialog({ open, bearers, close }: Props) {
  if (open.act === 'add')
    return <FieldDialog field={null} entity={open.entity} bearers={bearers} close={close} />
  const { act, field } = open
  if (act === 'edit')
    return <FieldDialog field={field} entity={field.entity} bearers={bearers} close={close} />
  if (act === 'delete') return <DeleteFieldDialog field={field} close={close} />
  if (act === 'retype') return <TypeDialog field={field} close={close} />
  if (act === 'replace') return <ReplaceOptionDialog field={field} close={close} />
  return <LackingDialog field={field} close={close} />
}
