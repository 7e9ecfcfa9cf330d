import { readMessage } from '#kit/contract/read-message.ts'

/** What begins with a digit or is a date never changes the word before it. */
const numbersAndDates = new Set([
  ...['date', 'day', 'when', 'dueOn', 'year', 'time'],
  ...['min', 'max', 'from', 'to', 'total', 'amount', 'days', 'hours', 'count'],
])

const afterPreposition = /(?<!\p{L})(?:de|du|que|la|jusqu’à) \{(\w+)\}/giu

/** `de {name}` would have to be « d’Anne » and « de Zoé »; the text is written around the value. */
export const carelessInsertions = (message: string): string[] => {
  readMessage(message)
  return [...message.matchAll(afterPreposition)]
    .filter(([, name = '']) => !numbersAndDates.has(name))
    .map(([found]) => found)
}
