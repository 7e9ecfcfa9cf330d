import { None } from './Money.tsx'

const northAmerican = /^\+?1?\D*(\d{3})\D*(\d{3})\D*(\d{4})$/

/** A telephone number to read and to call. */
export function PhoneText({ value }: { value: string | null }) {
  if (value === null) return <None />
  const [, area, exchange, line] = northAmerican.exec(value) ?? []
  const shown = area ? `${area}\u2011${exchange}\u2011${line}` : value
  return (
    <a href={`tel:${value.replace(/[^\d+]/g, '')}`} className="numbers" dir="ltr">
      {shown}
    </a>
  )
}

export function EmailText({ value }: { value: string | null }) {
  if (value === null) return <None />
  return <a href={`mailto:${value}`}>{value}</a>
}
