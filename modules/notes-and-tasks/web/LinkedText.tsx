import { Fragment } from 'react'

const address = /(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)\]])/

/** Text as it was typed; addresses in it can be followed, and nothing else is understood. */
export function LinkedText({ value }: { value: string }) {
  const parts = value.split(address)
  return parts.map((part, index) =>
    index % 2 === 0 ? (
      <Fragment key={`${index} ${part}`}>{part}</Fragment>
    ) : (
      <a key={`${index} ${part}`} href={part} target="_blank" rel="noopener noreferrer nofollow">
        {part}
      </a>
    ),
  )
}
