import { parseSearch } from './search.ts'

/** Path and parameters of an address, as links want them. */
export function addressOf(address: string) {
  const [to = '/', query = ''] = address.split('?')
  return { to, search: parseSearch(query) } as { to: string; search: object }
}
