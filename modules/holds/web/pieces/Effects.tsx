import { useText } from '#kit/web/text.ts'
import { inOrder, type HoldEffect } from '../../contract/hold.ts'

/** What does not go on, each in a plain sentence. */
export function Effects({ effects }: { effects: readonly HoldEffect[] }) {
  const text = useText('holds')
  return (
    <ul>
      {inOrder(effects).map((effect) => (
        <li key={effect}>{text(`effects.${effect}`)}</li>
      ))}
    </ul>
  )
}
