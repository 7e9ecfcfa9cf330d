import { IconEraser } from '@tabler/icons-react'
import { Banner } from '#kit/web/record/Banner.tsx'
import { DateText } from '#kit/web/show/DateText.tsx'
import { useText } from '#kit/web/text.ts'
import type { ErasedNote } from '../../contract/erased-note.ts'

/** That a record has no personal data any more, since when and why. */
export function ErasedBanner({ erased }: { erased: ErasedNote }) {
  const text = useText('privacy')
  if (!erased) return null
  return (
    <Banner tone="neutral" icon={IconEraser}>
      {text('erased.on')} <DateText value={erased.at} dateStyle="long" />
      {erased.by && ` · ${text('erased.by', { name: erased.by })}`}
      {erased.reason && ` · ${text('erased.reason', { reason: erased.reason })}`}
    </Banner>
  )
}
