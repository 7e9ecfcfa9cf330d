import { Button, Menu } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import type { Can } from '#kit/contract/define-entity.ts'
import { useProblemText } from '../show/problem-text.ts'
import { useKitText } from '../text.ts'
import { toast } from '../toast/toast.ts'
import classes from './record.module.css'
import { useRefusalText } from './refusal-text.ts'

export interface MoreAct {
  key: string
  label: string
  /** As of an `ActButton`: absent, it is left out; a reason, it is told and cannot be chosen. */
  can: Can[string] | undefined
  act: () => unknown
  /** Takes something away; such acts stand last and apart. */
  danger?: boolean
}

/** What is done with a record now and then, behind one button. Nothing to do, no button. */
export function MoreMenu({ acts }: { acts: readonly MoreAct[] }) {
  const text = useKitText()
  const offered = acts.filter(({ can }) => can !== undefined)
  const [dangerous, plain] = [offered.filter(isDanger), offered.filter((act) => !isDanger(act))]
  if (offered.length === 0) return null
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <Button variant="default" rightSection={<IconChevronDown size={16} aria-hidden />}>
          {text('actions.more')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {plain.map((act) => (
          <Item key={act.key} act={act} />
        ))}
        {plain.length > 0 && dangerous.length > 0 && <Menu.Divider role="separator" />}
        {dangerous.map((act) => (
          <Item key={act.key} act={act} />
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

const isDanger = ({ danger }: MoreAct) => danger === true

function Item({ act: { label, can, act, danger } }: { act: MoreAct }) {
  const words = useProblemText()
  const told = useRefusalText()
  const isPossible = can === true
  const run = async () => {
    try {
      await act()
    } catch (error) {
      toast.error(words(error), error)
    }
  }
  return (
    <Menu.Item
      style={danger ? { color: 'var(--mantine-color-error)' } : undefined}
      aria-disabled={isPossible ? undefined : true}
      closeMenuOnClick={isPossible}
      onClick={() => isPossible && void run()}
    >
      {label}
      {typeof can === 'object' && <span className={classes.refused}>{told(can.reason)}</span>}
    </Menu.Item>
  )
}
