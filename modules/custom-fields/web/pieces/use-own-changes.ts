import { bilingual, text } from '#kit/contract/fields.ts'
import { fieldOfOwn, longestOwnText, type OwnField } from '#kit/contract/own-fields.ts'
import type { DescribeChange } from '#kit/web/record/HistoryLine.tsx'
import { unwritten, type CustomEntity } from '../../contract/custom-field.ts'
import { useKnownFields, useOwnLabel } from './use-own-fields.ts'

/** History keeps what a choice was called, in both languages. */
const said = bilingual(300)
const standIn = text(longestOwnText)

/** Of some groups history has a stand-in, whatever the type. */
function toldAs(own: OwnField) {
  if (own.group !== null && unwritten.includes(own.group)) return standIn
  return own.type === 'choice' || own.type === 'choices' ? said : fieldOfOwn(own)
}

/** How history tells of the fields that were added, of those that are gone too. */
export function useOwnChanges(entity: CustomEntity): DescribeChange {
  const { data } = useKnownFields(entity)
  const labelOf = useOwnLabel()
  return (name) => {
    const own = data?.data.find((each) => each.name === name)
    if (!own) return null
    return { name, label: labelOf(own), field: toldAs(own) }
  }
}
