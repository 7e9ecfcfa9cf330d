import {
  IconAlertTriangle,
  IconCircle,
  IconCircleCheck,
  IconCircleX,
  IconInfoCircle,
  IconProgress,
} from '@tabler/icons-react'
import type { StateDeclaration, Tone } from '#kit/contract/define-status.ts'
import { firstText, useText } from '../text.ts'
import classes from './StatusBadge.module.css'

const icons = {
  neutral: IconCircle,
  info: IconInfoCircle,
  progress: IconProgress,
  warning: IconAlertTriangle,
  success: IconCircleCheck,
  danger: IconCircleX,
}

interface ToneBadgeProps {
  tone: Tone
  children: string
  /** Where a sign says more than that of the tone. */
  icon?: typeof IconCircle
}

/** A state as word, colour and icon. */
export function ToneBadge({ tone, children, icon: ToneIcon = icons[tone] }: ToneBadgeProps) {
  return (
    <span className={classes.badge} data-tone={tone}>
      <ToneIcon size={14} stroke={2.25} aria-hidden />
      {children}
    </span>
  )
}

/** `<StatusBadge of={documentStatus} state={row.status} />`; the word is `status.{state}`, in a list a short one. */
export function StatusBadge<State extends string>(props: {
  of: { states: Record<State, StateDeclaration> }
  state: State
  inList?: boolean
}) {
  const text = useText()
  const word = firstText(text, [
    ...(props.inList ? [`statusInList.${props.state}`] : []),
    `status.${props.state}`,
    `choices.status.${props.state}`,
  ])
  return <ToneBadge tone={props.of.states[props.state].tone}>{word}</ToneBadge>
}
