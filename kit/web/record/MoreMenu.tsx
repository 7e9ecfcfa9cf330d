import { Button } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import type { Can } from '#kit/contract/define-entity.ts'
import { DropMenu, type MenuEntry } from '../menu/DropMenu.tsx'
import { useProblemText } from '../show/problem-text.ts'
import { useKitText } from '../text.ts'
import { toast } from '../toast/toast.ts'
import { useRefusalText } from './refusal-text.ts'

export interface MoreAct {
  key: string
  label: string
  /** As of an `ActButton`: absent, it is left out; a reason, it is told and cannot be chosen. */
  can: Can[string] | undefined
  act: () => unknown
  /** Takes something away; such acts stand last and apart. */
  danger?: boolean
  /** Never a button of its own, even where nothing else can be done. */
  isRare?: boolean
  /** One way among others, which is never the filled button. */
  isAside?: boolean
}

/** What is done with a record now and then, behind one button. Nothing to do, no button. */
export function MoreMenu({ acts }: { acts: readonly MoreAct[] }) {
  const text = useKitText()
  const entryOf = useActEntry()
  const offered = acts.filter(({ can }) => can !== undefined).map(entryOf)
  if (offered.length === 0) return null
  return (
    <DropMenu
      groups={[offered.filter((entry) => !entry.danger), offered.filter(({ danger }) => danger)]}
      button={
        <Button variant="default" rightSection={<IconChevronDown size={16} aria-hidden />}>
          {text('actions.more')}
        </Button>
      }
    />
  )
}

/** An act as a menu offers it; what goes wrong is said in a toast. */
export function useActEntry() {
  const words = useProblemText()
  const told = useRefusalText()
  return ({ key, label, can, act, danger }: MoreAct): MenuEntry => ({
    key,
    label,
    danger,
    reason: typeof can === 'object' ? told(can) : undefined,
    run: async () => {
      try {
        await act()
      } catch (error) {
        toast.error(words(error), error)
      }
    },
  })
}
