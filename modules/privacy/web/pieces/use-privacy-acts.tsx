import { lazy, Suspense, useState, type ReactNode } from 'react'
import type { PersonKind } from '#kit/contract/personal-data.ts'
import { downloadFile } from '#kit/web/api-download.ts'
import { useMay } from '#kit/web/Can.tsx'
import type { MoreAct } from '#kit/web/record/MoreMenu.tsx'
import { ModuleName, useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import type { ErasedNote } from '../../contract/erased-note.ts'
import { privacyEndpoints } from '../../contract/privacy.endpoints.ts'

const ErasureDialog = lazy(() =>
  import('../ErasureDialog.tsx').then((m) => ({ default: m.ErasureDialog })),
)

/** What is done with all that is held about a person; none for whoever may not. */
export function usePrivacyActs(
  of: { kind: PersonKind; id: string },
  erased: ErasedNote,
): {
  acts: MoreAct[]
  dialog: ReactNode
} {
  const text = useText('privacy')
  const mayExport = useMay('export', 'Privacy')
  const mayErase = useMay('delete', 'Privacy')
  const [isOpen, setOpen] = useState(false)
  const acts: MoreAct[] = [
    {
      key: 'exportPersonalData',
      label: text('actions.export'),
      can: mayExport || undefined,
      async act() {
        await downloadFile(privacyEndpoints.exportPerson, { params: of }, 'data.zip')
        toast.success(text('exported'))
      },
      isRare: true,
    },
    {
      key: 'erasePersonalData',
      label: text('actions.erase'),
      can: (mayErase && !erased) || undefined,
      act: () => setOpen(true),
      isRare: true,
      danger: true,
    },
  ]
  const dialog = isOpen && (
    <Suspense>
      <ModuleName value="privacy">
        <ErasureDialog of={of} close={() => setOpen(false)} />
      </ModuleName>
    </Suspense>
  )
  return { acts, dialog }
}
