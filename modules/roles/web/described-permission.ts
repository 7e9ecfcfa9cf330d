import { choices } from '#kit/contract/fields.ts'
import type { DescribeChange } from '#kit/web/record/HistoryLine.tsx'
import { useText } from '#kit/web/text.ts'
import { usePermissionWords } from './permission-words.ts'
import { useSubjectSections } from './subject-sections.ts'

/** Its choices are the words of scopes and groups of fields together. */
const field = choices(['all'])

/** `Payments:pay` in the history of a role, in words. */
export function useDescribedPermission(): DescribeChange {
  const text = useText()
  const words = usePermissionWords()
  const subjects = useSubjectSections().flatMap((section) => section.subjects)
  return (name) => {
    const [subject, action = ''] = name.split(':')
    const known = subjects.find((each) => each.name === subject)
    if (!known) return null
    const label = text('permissions.one', { action: words.action(action), subject: known.label })
    return { name: 'permission', label, field }
  }
}
