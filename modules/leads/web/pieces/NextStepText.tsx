import { DateText } from '#kit/web/show/DateText.tsx'
import { DueDay } from '#kit/web/show/DueDay.tsx'
import { None } from '#kit/web/show/Money.tsx'
import type { LeadRow } from '../../contract/leads.endpoints.ts'

interface Props {
  lead: Pick<LeadRow, 'nextStep' | 'nextStepOn' | 'status'>
  /** The day alone. */
  isShort?: boolean
}

/** What is agreed on next, and when; what should have been done already is told as late. */
export function NextStepText({ lead, isShort = false }: Props) {
  const { nextStep, nextStepOn, status } = lead
  if (!nextStepOn) return isShort || !nextStep ? <None /> : nextStep
  const day = status.kind === 'open' ? <DueDay day={nextStepOn} /> : <DateText value={nextStepOn} />
  if (isShort || !nextStep) return day
  return (
    <>
      {nextStep} · {day}
    </>
  )
}
