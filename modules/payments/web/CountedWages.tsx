import { useSpoken } from '#kit/web/spoken.ts'
import { useText } from '#kit/web/text.ts'
import type { ComputedLine } from '../contract/payment-lines.ts'

/** Which wages count where the hours do not come to those that are claimed. */
export function CountedWages({ line }: { line: Pick<ComputedLine, 'counted' | 'gross'> }) {
  const text = useText()
  const spoken = useSpoken()
  if (Number(line.counted) === Number(line.gross)) return null
  return <small>{text('lines.counted', { counted: spoken.money(line.counted) })}</small>
}
