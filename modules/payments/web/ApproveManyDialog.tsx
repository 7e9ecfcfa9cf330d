import { useState } from 'react'
import { mostAtOnce } from '#kit/contract/bulk.ts'
import { sumOf } from '#kit/web/decision/amounts.ts'
import { BulkPanel, type BulkPanelProps } from '#kit/web/bulk/BulkPanel.tsx'
import { TypedDialog } from '#kit/web/dialog/TypedDialog.tsx'
import { useProblemText } from '#kit/web/show/problem-text.ts'
import { useSpoken } from '#kit/web/spoken.ts'
import { Loading } from '#kit/web/show/Loading.tsx'
import { useText } from '#kit/web/text.ts'
import { useChosenClaims, type ChosenClaim } from './pieces/chosen-claims.ts'

/** Approves the chosen claims as they were seen: how many, and how much it comes to, is told before. */
export function ApproveManyDialog({ input, selected, close }: BulkPanelProps) {
  const text = useText('payments')
  const words = useProblemText()
  const [isBegun, setBegun] = useState(false)
  const { data, error } = useChosenClaims(selected)
  const count = Math.min(selected.count, mostAtOnce)
  return (
    <TypedDialog
      title={text('bulk.approve.title', { count })}
      isDirty={false}
      close={() => close(isBegun)}
    >
      {data ? (
        <Approval {...{ input, selected, close }} claims={data} begun={() => setBegun(true)} />
      ) : error ? (
        <p role="alert">{words(error)}</p>
      ) : (
        <Loading />
      )}
    </TypedDialog>
  )
}

function Approval(props: BulkPanelProps & { claims: readonly ChosenClaim[] }) {
  const { input, selected, close, claims, begun } = props
  const text = useText('payments')
  const spoken = useSpoken()
  const count = claims.length
  const amount = sumOf(claims.map(({ assessedAmount }) => assessedAmount ?? ''))
  const versions = Object.fromEntries(claims.map(({ id, version }) => [id, version]))
  const seen = { all: false, ids: claims.map(({ id }) => id), count } as const
  return (
    <BulkPanel input={{ ...input, versions }} selected={seen} close={close} begun={begun}>
      <p>
        <strong>{text('bulk.approve.sum', { count, amount: spoken.money(amount) })}</strong>
        {selected.count > count && <> {text('bulk.approve.first', { most: mostAtOnce })}</>}
      </p>
    </BulkPanel>
  )
}
