import type { ButtonProps } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { ActButton } from '#kit/web/record/ActButton.tsx'
import { useText } from '#kit/web/text.ts'
import type { SnapshotList, SnapshotRow } from '../contract/snapshots.endpoints.ts'

const RestoreDialog = lazy(() =>
  import('./RestoreDialog.tsx').then((m) => ({ default: m.RestoreDialog })),
)

/** Opens what restoring would do; nothing is done before that is confirmed. */
export function RestoreButton(
  props: { order: SnapshotList['order']; snapshot: SnapshotRow } & Pick<
    ButtonProps,
    'size' | 'variant'
  >,
) {
  const { order, snapshot, ...look } = props
  const text = useText()
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <ActButton
        {...look}
        can={order.can['restore']}
        act={() => {
          setAsked(true)
        }}
      >
        {text('restoreSnapshot.open')}
      </ActButton>
      <Suspense>
        {isAsked && (
          <RestoreDialog order={order} snapshot={snapshot} close={() => setAsked(false)} />
        )}
      </Suspense>
    </>
  )
}
