/**
 * What was typed in forms that a lost session tore away. It is kept in memory only, under the
 * person and the address, and given back once when the same person returns.
 */
const kept = new Map<string, unknown>()
const open = new Map<string, () => unknown>()

export const formKeeping = {
  /** A form on the screen; `read` gives its values while they are unsaved, else null. */
  watch: (key: string, read: () => unknown) => {
    open.set(key, read)
    return () => {
      if (open.get(key) === read) open.delete(key)
    }
  },
  keepAll: () => {
    for (const [key, read] of open) {
      const values = read()
      if (values !== null) kept.set(key, values)
    }
  },
  takeBack: (key: string): unknown => {
    const values = kept.get(key)
    kept.delete(key)
    return values
  },
}
