import { useText } from '#kit/web/text.ts'
import { changeableNames } from '../../contract/change-request.ts'

/** What is asked to be otherwise, by name, in the order of the form. */
export function ChangedFields({ names }: { names: readonly string[] }) {
  const text = useText('changeRequests')
  return changeableNames
    .filter((name) => names.includes(name))
    .map((name) => text(`fields.${name}`))
    .join(', ')
}
