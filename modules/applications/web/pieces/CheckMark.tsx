import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleDashed,
  IconCircleMinus,
  IconCircleX,
} from '@tabler/icons-react'
import { useText } from '#kit/web/text.ts'
import type { CheckpointItem } from '../../contract/checkpoint.ts'
import classes from '../checks.module.css'

const icons = {
  pass: IconCircleCheck,
  fail: IconCircleX,
  notApplicable: IconCircleMinus,
  pending: IconCircleDashed,
  overridden: IconAlertTriangle,
}

/** A check's result as icon and colour, with the word for those who do not see them. */
export function CheckMark({
  item,
}: {
  item: Pick<CheckpointItem, 'result'> & { override: object | null }
}) {
  const text = useText('applications')
  const look = item.override && item.result === 'fail' ? 'overridden' : item.result
  const word =
    look === 'overridden' ? text('checkpoint.overridden') : text(`choices.result.${look}`)
  const ResultIcon = icons[look]
  return (
    <span className={classes.mark} data-result={look} title={word}>
      <ResultIcon size={18} stroke={2} aria-hidden />
      <span className="only-spoken">{word}</span>
    </span>
  )
}
