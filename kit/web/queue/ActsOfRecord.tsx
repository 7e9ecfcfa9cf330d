import { memo, useLayoutEffect } from 'react'
import type { Outcome, QueueAct, QueueOf } from './queue-props.ts'

interface Props<Record_> {
  record: Record_
  useActs: QueueOf<never, Record_>['useActs']
  done: (outcome: Outcome) => void
  offer: (offered: Offered<Record_>) => void
}

/** What can be done with a record as it was when this was offered. */
export interface Offered<Record_> {
  of: Record_ | null
  acts: readonly QueueAct[]
}

/**
 * What can be done with one record, and what is being asked about it: keyed by the record, it goes
 * with it. The buttons stand outside, so that the one that was pressed keeps the focus.
 */
function Acts<Record_>({ record, useActs, done, offer }: Props<Record_>) {
  const { acts, dialog } = useActs(record, done)
  useLayoutEffect(() => offer({ of: record, acts }), [offer, record, acts])
  return dialog
}

/** Only another record, or what its acts know of themselves, makes another offer. */
const isSame = <Record_,>(one: Props<Record_>, other: Props<Record_>) => one.record === other.record

export const ActsOfRecord = memo(Acts, isSame) as typeof Acts
