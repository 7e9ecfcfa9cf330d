import { bilingual } from '#kit/contract/fields.ts'
import { fieldOfOwn } from '#kit/contract/own-fields.ts'
import type { DescribeChange } from '#kit/web/record/HistoryLine.tsx'
import type { CustomEntity } from '../../contract/custom-field.ts'
import { useKnownFields, useOwnLabel } from './use-own-fields.ts'

/** History keeps what a choice was called, in both languages. */
const said = bilingual(300)

/** How history tells of the fields that were added, of those that are gone too. */
export function useOwnChanges(entity: CustomEntity): DescribeChange {
  const { data } = useKnownFields(entity)
  const labelOf = useOwnLabel()
  return (name) => {
    const own = data?.data.find((each) => each.name === name)
    if (!own) return null
    const isChosen = own.type === 'choice' || own.type === 'choices'
    return { name, label: labelOf(own), field: isChosen ? said : fieldOfOwn(own) }
  }
}
