import { lazy, Suspense, useState, type ReactNode } from 'react'
import type { Language } from '#kit/contract/strings.ts'
import type { MoreAct } from '#kit/web/record/MoreMenu.tsx'
import { ModuleName, useText } from '#kit/web/text.ts'

const LetterDialog = lazy(() =>
  import('../LetterDialog.tsx').then((m) => ({ default: m.LetterDialog })),
)

export interface LetterOf {
  kind: 'extract' | 'confirmation'
  /** Of the shareholder or the order. */
  id: string
  language: Language
}

/** The letter that can be made of a record; none for whoever may not. */
export function useLetterActs(of: LetterOf, may: boolean): { acts: MoreAct[]; dialog: ReactNode } {
  const text = useText('letters')
  const [isOpen, setOpen] = useState(false)
  const act: MoreAct = {
    key: of.kind,
    label: text(`actions.${of.kind}`),
    can: may || undefined,
    act: () => setOpen(true),
    isRare: true,
  }
  const dialog = isOpen && (
    <Suspense>
      <ModuleName value="letters">
        <LetterDialog of={of} close={() => setOpen(false)} />
      </ModuleName>
    </Suspense>
  )
  return { acts: [act], dialog }
}
