import { Alert } from '@mantine/core'
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react'
import { useText } from '#kit/web/text.ts'
import type { MergePreview } from '../contract/merges.endpoints.ts'
import classes from './merges.module.css'

/** How much passes to the keeper, and what that changes beside where it hangs. */
export function Moving({ preview }: { preview: MergePreview }) {
  const text = useText()
  const { orders, reopened, between, parts, keep, drop } = preview
  return (
    <>
      {between.length > 0 && (
        <Alert color="red" mb="md" role="alert" icon={<IconAlertTriangle aria-hidden />}>
          {text('reasons.transferBetween', { numbers: between.join(', ') })}
        </Alert>
      )}
      <p>{text('merge.movesIntro', { kept: keep.number, dropped: drop.number })}</p>
      <ul className={classes.counts}>
        <li>{text('merge.count.orders', { count: orders })}</li>
        <li>{text('merge.count.notes', { count: parts.notes })}</li>
        <li>{text('merge.count.tasks', { count: parts.tasks })}</li>
        <li>{text('merge.count.files', { count: parts.files })}</li>
      </ul>
      {reopened > 0 && (
        <Alert color="yellow" icon={<IconInfoCircle aria-hidden />}>
          {text('merge.reopened', { count: reopened })}
        </Alert>
      )}
    </>
  )
}
