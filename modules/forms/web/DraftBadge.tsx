import { ToneBadge } from '#kit/web/show/StatusBadge.tsx'
import { useText } from '#kit/web/text.ts'
import type { VersionFacts } from '../contract/forms.endpoints.ts'
import classes from './form-header.module.css'

/** The version under way, and who edited it last. */
export function DraftBadge({ draft: { number, by } }: { draft: VersionFacts }) {
  const text = useText()
  return (
    <span className={classes.below}>
      <ToneBadge tone="progress">{text('list.draft', { number })}</ToneBadge>
      {by && <span className="quiet">{text('list.draftBy', { name: by.name })}</span>}
    </span>
  )
}
