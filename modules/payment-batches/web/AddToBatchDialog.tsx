import { IconAlertTriangle } from '@tabler/icons-react'
import { mostAtOnce } from '#kit/contract/bulk.ts'
import { BulkDialog } from '#kit/web/bulk/BulkDialog.tsx'
import type { BulkPanelProps } from '#kit/web/bulk/BulkPanel.tsx'
import type { Selected } from '#kit/web/list/selection.ts'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { useText } from '#kit/web/text.ts'
import { paymentsScreens } from '#modules/payments/contract/payments.screens.ts'
import { useChosenClaims } from '#modules/payments/web/pieces/chosen-claims.ts'
import classes from './batch.module.css'

/** Which batch, and before that which of the chosen payments keep whoever adds them from releasing it. */
export function AddToBatchDialog({ selected, ...props }: BulkPanelProps) {
  return (
    <BulkDialog {...props} selected={selected}>
      <OwnJudgements selected={selected} />
    </BulkDialog>
  )
}

const mostNamed = 3

/** While they are looked up, and where there are none, it says nothing: the batch tells them as well. */
function OwnJudgements({ selected }: { selected: Selected }) {
  const text = useText('paymentBatches')
  const { data = [] } = useChosenClaims(selected)
  const judged = data.filter(({ isJudged }) => isJudged)
  if (judged.length === 0) return null
  const more = judged.length - mostNamed
  return (
    <div className={classes.warning}>
      <IconAlertTriangle size={16} aria-hidden />
      <div>
        {text('bulk.addToBatch.judged', { count: judged.length })}
        {selected.count > mostAtOnce && <> {text('bulk.addToBatch.first', { most: mostAtOnce })}</>}
        <ul className={classes.judged}>
          {judged.slice(0, mostNamed).map(({ id, reference, name, employer }) => (
            <li key={id}>
              <ScreenLink screen={paymentsScreens.payment} params={{ id }}>
                {[reference, name ?? employer].join(' · ')}
              </ScreenLink>
            </li>
          ))}
          {more > 0 && <li>{text('bulk.addToBatch.more', { count: more })}</li>}
        </ul>
      </div>
    </div>
  )
}
