import type { ButtonProps } from '@mantine/core'
import { ActButton } from '../record/ActButton.tsx'
import { useText } from '../text.ts'
import type { Steps } from './use-steps.tsx'

/** A step as a button: not there when it makes no sense, with the reason when it is refused. */
export function StepButton(props: { steps: Steps; step: string } & ButtonProps) {
  const text = useText()
  const { steps, step, ...look } = props
  // A step of the system alone has no words.
  if (steps.can[step] === undefined) return null
  return (
    <ActButton {...look} can={steps.can[step]} act={() => steps.take(step)}>
      {text(`transitions.${step}`)}
    </ActButton>
  )
}
