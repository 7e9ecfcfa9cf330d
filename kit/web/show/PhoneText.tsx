import { None } from './Money.tsx'
import { shownPhone } from './phone-number.ts'

/** A telephone number to read and to call. */
export function PhoneText({ value }: { value: string | null }) {
  if (value === null) return <None />
  return (
    <a href={`tel:${value.replace(/[^\d+]/g, '')}`} className="numbers" dir="ltr">
      {shownPhone(value)}
    </a>
  )
}

export function EmailText({ value }: { value: string | null }) {
  if (value === null) return <None />
  return <a href={`mailto:${value}`}>{value}</a>
}
