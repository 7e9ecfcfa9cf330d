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

/** An address to read and to write to: where it needs two lines, the domain begins the second. */
export function EmailText({ value }: { value: string | null }) {
  if (value === null) return <None />
  const at = value.lastIndexOf('@')
  return (
    <a href={`mailto:${value}`}>
      {value.slice(0, at)}
      <wbr />
      {value.slice(at)}
    </a>
  )
}
