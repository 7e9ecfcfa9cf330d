import { IconArchive, IconArrowBackUp, IconTag, IconUserPlus } from '@tabler/icons-react'
import type { FieldInput } from '#kit/web/form/field-input.tsx'
import { useBulk, type BulkAct } from '#kit/web/bulk/use-bulk.tsx'
import { useMay } from '#kit/web/Can.tsx'
import { useText } from '#kit/web/text.ts'
import { shareholderBulkAsks, shareholdersEndpoints } from '../contract/shareholders.endpoints.ts'
import { useManagerOptions } from './references.ts'
import { TagsEntry } from './TagsEntry.tsx'

const topics = ['shareholders']

/** Assigning is one's own only to whoever may give a shareholder away. */
export function useShareholderBulk() {
  const text = useText()
  const mayEdit = useMay('update', 'Shareholders Edit')
  const mayArchive = useMay('delete', 'Shareholders Edit')
  const tag: BulkAct = {
    key: 'tag',
    label: text('bulk.tag.label'),
    icon: <IconTag size={16} aria-hidden />,
    endpoint: shareholdersEndpoints.tagShareholders,
    asks: shareholderBulkAsks.tag,
    initial: { add: [], remove: [] },
    entries: { add: addedTags(text('help.tags')), remove: removedTags },
    topics,
  }
  const others: BulkAct[] = [
    {
      key: 'assign',
      label: text('bulk.assign.label'),
      icon: <IconUserPlus size={16} aria-hidden />,
      endpoint: shareholdersEndpoints.assignShareholders,
      asks: shareholderBulkAsks.assign,
      options: { assigneeId: useManagerOptions },
      topics,
    },
    {
      key: 'archive',
      label: text('transitions.archive'),
      icon: <IconArchive size={16} aria-hidden />,
      endpoint: shareholdersEndpoints.archiveShareholders,
      danger: true,
      topics,
    },
  ]
  return useBulk([...(mayEdit ? [tag] : []), ...(mayArchive ? others : [])])
}

const addedTags = (description: string) => (input: FieldInput) => (
  <TagsEntry input={{ ...input, description, required: false }} />
)
const removedTags = (input: FieldInput) => <TagsEntry input={{ ...input, required: false }} />

/** What was archived comes back without a question; that can be taken back. */
export function useBulkRestore() {
  const text = useText()
  return useBulk([
    {
      key: 'restore',
      label: text('transitions.restore'),
      icon: <IconArrowBackUp size={16} aria-hidden />,
      endpoint: shareholdersEndpoints.restoreShareholders,
      atOnce: true,
      topics,
    },
  ])
}
