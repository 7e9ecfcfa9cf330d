import { scrollToPlace } from '../router/hash-scroll.ts'

/** Goes to the facts of the open record that are named, and marks them; the ones marked before are not. */
export function showFacts(names: readonly string[]) {
  const body = document.querySelector('[data-record-body]')
  if (!body) return
  for (const before of body.querySelectorAll<HTMLElement>('[data-shown]'))
    delete before.dataset['shown']
  const places = names.flatMap((name) => {
    const place = body.querySelector<HTMLElement>(`[data-facts~="${CSS.escape(name)}"]`)
    return place ? [place] : []
  })
  for (const place of places) place.dataset['shown'] = ''
  if (places[0]) scrollToPlace(places[0])
}
