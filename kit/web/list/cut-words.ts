import type { SyntheticEvent } from 'react'

/** Words that are cut short are told whole, as the browser does it, to whoever points at them. */
export function tellWhole({ target }: SyntheticEvent<HTMLElement>) {
  const cell = (target as HTMLElement).closest<HTMLElement>('[data-column]')
  const words = cell?.firstElementChild as HTMLElement | null | undefined
  if (!cell || !words) return
  if (words.scrollWidth > words.clientWidth) cell.title = words.innerText
  else cell.removeAttribute('title')
}
