import type { Loaded } from '#kit/web/api-query.ts'
import { useText } from '#kit/web/text.ts'

/** Says so where rights leave something out. */
export function OwnRecordsOnly({ answer }: { answer: Loaded<{ isWhole: boolean }> }) {
  const text = useText()
  if (!answer.data || answer.data.isWhole) return null
  return <span className="quiet">{text('ownRecordsOnly')}</span>
}
