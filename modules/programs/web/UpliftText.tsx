import { None } from '#kit/web/show/Money.tsx'
import { useSpoken } from '#kit/web/spoken.ts'
import { useText } from '#kit/web/text.ts'
import type { ProgramRecord } from '../contract/programs.endpoints.ts'

/** What is paid on top of each step, in words. */
export function UpliftText({ uplift }: { uplift: ProgramRecord['equityUplift'] }) {
  const text = useText()
  const spoken = useSpoken()
  if (!uplift) return <None />
  return text('uplift.inWords', {
    percent: spoken.number(uplift.percent),
    cap: spoken.money(uplift.weeklyCap),
  })
}
