import { Button, Loader, Tooltip, type ButtonProps } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import type { Can } from '#kit/contract/define-entity.ts'
import { useFocusHandedOn } from '../lost-focus.ts'
import { useProblemText } from '../show/problem-text.ts'
import { toast } from '../toast/toast.ts'
import classes from './ActButton.module.css'
import { useRefusalText, type Refusal } from './refusal-text.ts'

export interface ActButtonProps extends ButtonProps {
  /** `record.can['approve']`: absent, nothing is shown; a reason, it is shown but not possible. */
  can: Can[string] | undefined
  children: ReactNode
  /** What it does; what goes wrong is said in a toast and stays in the log. */
  act: () => unknown
}

/** Something to do with a record, offered as its `can` says. */
export function ActButton({ can, ...act }: ActButtonProps) {
  if (can === undefined) return null
  if (can === true) return <PossibleAct {...act} />
  const { act: _, children, ...look } = act
  return <RefusedAct {...{ look, children }} refusal={can} />
}

/** While it is at work it keeps the focus, and a second press does nothing. */
function PossibleAct({ act, children, ...look }: Omit<ActButtonProps, 'can'>) {
  const words = useProblemText()
  const place = useFocusHandedOn<HTMLButtonElement>()
  const [isBusy, setBusy] = useState(false)
  const run = async () => {
    if (isBusy) return
    setBusy(true)
    try {
      await act()
    } catch (error) {
      toast.error(words(error), error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      {...look}
      ref={place}
      className={isBusy ? classes.busy : undefined}
      aria-busy={isBusy || undefined}
      onClick={() => void run()}
    >
      {children}
      {isBusy && <Loader size="1.125rem" color="var(--button-color)" className={classes.loader} />}
    </Button>
  )
}

/** It stays reachable, so that everybody can learn why it is not possible. */
function RefusedAct(props: { refusal: Refusal; look: ButtonProps; children: ReactNode }) {
  const reason = useRefusalText()(props.refusal)
  return (
    <Tooltip label={reason} multiline maw={320}>
      <Button
        {...props.look}
        variant="default"
        c={undefined}
        data-disabled
        aria-disabled
        aria-description={reason}
      >
        {props.children}
      </Button>
    </Tooltip>
  )
}
