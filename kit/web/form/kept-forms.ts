/**
 * What was typed in forms that a lost session tore away. It is kept in this tab alone, under the
 * person, the address and the form, and given back once when the same person opens the form again.
 * Signing out, and signing in as somebody else, throws it away.
 */
const open = new Map<string, () => unknown>()
const prefix = 'keptForm '

/** Where a browser forbids storage, it lasts as long as the page. */
const memory = new Map<string, string>()

const orMemory = <T>(inTab: () => T, here: () => T): T => {
  try {
    return inTab()
  } catch {
    return here()
  }
}
const put = (key: string, value: string) =>
  orMemory(
    () => sessionStorage.setItem(key, value),
    () => void memory.set(key, value),
  )
const read = (key: string) =>
  orMemory(
    () => sessionStorage.getItem(key),
    () => memory.get(key) ?? null,
  )
const remove = (key: string) =>
  orMemory(
    () => sessionStorage.removeItem(key),
    () => void memory.delete(key),
  )
const allKeys = () =>
  orMemory(
    () => Object.keys(sessionStorage),
    () => [...memory.keys()],
  ).filter((key) => key.startsWith(prefix))

export const formKeeping = {
  /** A form on the screen; `unsaved` gives what would be lost with it, null when nothing would. */
  watch: (key: string, unsaved: () => unknown) => {
    open.set(key, unsaved)
    return () => {
      if (open.get(key) === unsaved) open.delete(key)
    }
  },
  /** Whether anything on the screen would be lost by leaving it. */
  isTyping: () => [...open.values()].some((unsaved) => unsaved() !== null),
  keepAll: () => {
    for (const [key, unsaved] of open) {
      const values = unsaved()
      if (values !== null) put(prefix + key, JSON.stringify(values))
    }
  },
  /** What is kept under a key, and stays: a form may be drawn and thrown away before it is there. */
  look: (key: string): unknown => {
    const values = read(prefix + key)
    return values === null ? undefined : JSON.parse(values)
  },
  takeBack: (key: string): unknown => {
    const values = formKeeping.look(key)
    remove(prefix + key)
    return values
  },
  /** Keys begin with the person's id; null throws everything away. */
  keepOnlyOf: (personId: string | null) => {
    for (const key of allKeys())
      if (personId === null || !key.startsWith(`${prefix}${personId} `)) remove(key)
  },
}
