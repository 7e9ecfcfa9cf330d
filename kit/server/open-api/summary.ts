import type { Endpoint } from '#kit/contract/define-endpoint.ts'

const abbreviations = new Set(['hch', 'api', 'csv', 'pdf', 'url'])

/**
 * What an operation does, in a few words: as its declaration says, else as it is called there, which is a
 * verb and what it is done to: `listPaymentBatches`, “List payment batches”.
 * @returns null where the name is a single word and nothing else is said
 */
export function summaryOf(name: string, { summary }: Pick<Endpoint, 'summary'>): string | null {
  if (summary) return summary
  const words = name.split(/(?=[A-Z])/).map((word) => word.toLowerCase())
  if (words.length < 2) return null
  const said = words.map((word) => (abbreviations.has(word) ? word.toUpperCase() : word)).join(' ')
  return said.charAt(0).toUpperCase() + said.slice(1)
}
