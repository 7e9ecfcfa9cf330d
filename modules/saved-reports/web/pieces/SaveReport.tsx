import { Button } from '@mantine/core'
import { IconBookmarkPlus } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { ModuleName, useText } from '#kit/web/text.ts'
import type { Savable } from '../SaveReportDialog.tsx'

const SaveReportDialog = lazy(() =>
  import('../SaveReportDialog.tsx').then((m) => ({ default: m.SaveReportDialog })),
)

/** Keeps the question that a report answers. */
export function SaveReport({ shown }: { shown: Savable }) {
  const text = useText('savedReports')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconBookmarkPlus size={16} stroke={1.75} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {text('actions.save')}
      </Button>
      {isOpen && (
        <Suspense>
          <ModuleName value="savedReports">
            <SaveReportDialog shown={shown} close={() => setOpen(false)} />
          </ModuleName>
        </Suspense>
      )}
    </>
  )
}
