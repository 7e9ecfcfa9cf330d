import { Skeleton } from '@mantine/core'
import { Suspense, useEffect, useEffectEvent } from 'react'
import { useRecordParts } from '#kit/web/record/record-parts.ts'
import { PartProblem } from '#kit/web/show/PartProblem.tsx'
import { useText } from '#kit/web/text.ts'

interface SlipsProps {
  id: string
  /** What is said where there is none. */
  none?: string
  /** Hears once they are in sight, or that they cannot be. */
  seen?: () => void
}

/** The slips that confirm an order, where what they prove is judged. */
export const OrderSlips = (props: SlipsProps) => (
  <Suspense fallback={props.none && <Skeleton height={24} />}>
    <Slips {...props} />
  </Suspense>
)

function Slips({ id, none, seen }: SlipsProps) {
  const text = useText()
  const { parts, error, retry } = useRecordParts()
  const tell = useEffectEvent(() => seen?.())
  useEffect(() => {
    if (!parts) tell()
  }, [parts])
  if (error !== null && none)
    return <PartProblem what={text('evidence.noParts')} error={error} retry={retry} />
  return parts && <parts.FilesOfKind kind="order" id={id} only="orderSlip" {...{ none, seen }} />
}
