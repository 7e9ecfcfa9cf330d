import { Button } from '@mantine/core'
import { IconSnowflake } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useMay } from '#kit/web/Can.tsx'
import { usePerson } from '#kit/web/session.ts'
import { ModuleName, useText } from '#kit/web/text.ts'
import type { Freezable } from '../FreezeDialog.tsx'

const FreezeDialog = lazy(() =>
  import('../FreezeDialog.tsx').then((m) => ({ default: m.FreezeDialog })),
)

/** Keeps what a report tells, as it is sent to the funder; for staff. */
export function FreezeReport({ asked }: { asked: Freezable }) {
  const text = useText('frozenReports')
  const mayFreeze = useMay('freeze', 'Reports')
  const isStaff = usePerson()?.type === 'staff'
  const [isOpen, setOpen] = useState(false)
  if (!mayFreeze || !isStaff) return null
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconSnowflake size={16} stroke={1.75} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {text('actions.freeze')}
      </Button>
      {isOpen && (
        <Suspense>
          <ModuleName value="frozenReports">
            <FreezeDialog asked={asked} close={() => setOpen(false)} />
          </ModuleName>
        </Suspense>
      )}
    </>
  )
}
