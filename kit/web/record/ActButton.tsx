import { Button, Tooltip, type ButtonProps } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import type { Can } from '#kit/contract/define-entity.ts'
import { useProblemText } from '../show/problem-text.ts'
import { toast } from '../toast/toast.ts'
import { useRefusalText } from './refusal-text.ts'

export interface ActButtonProps extends ButtonProps {
  /** `record.can['approve']`: absent, nothing is shown; a reason, it is shown but not possible. */
  can: Can[string] | undefined
  children: ReactNode
  /** What it does; what goes wrong is said in a toast and stays in the log. */
  act: () => unknown
}

/** Something to do with a record, offered as its `can` says. */
export function ActButton({ can, act, children, ...look }: ActButtonProps) {
  const words = useProblemText()
  const [isBusy, setBusy] = useState(false)
  if (can === undefined) return null
  if (can !== true) return <RefusedAct {...{ look, children }} reason={can.reason} />
  const run = async () => {
    try {
      const doing = act()
      // A button that is busy loses the focus; one that only opens something keeps it.
      if (!(doing instanceof Promise)) return
      setBusy(true)
      await doing
    } catch (error) {
      toast.error(words(error), error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button {...look} loading={isBusy} onClick={() => void run()}>
      {children}
    </Button>
  )
}

/** It stays reachable, so that everybody can learn why it is not possible. */
function RefusedAct(props: { reason: string; look: ButtonProps; children: ReactNode }) {
  const reason = useRefusalText()(props.reason)
  return (
    <Tooltip label={reason} multiline maw={320}>
      <Button
        {...props.look}
        variant="default"
        data-disabled
        aria-disabled
        aria-description={reason}
      >
        {props.children}
      </Button>
    </Tooltip>
  )
}
