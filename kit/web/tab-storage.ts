// A browser may forbid storage altogether: what a tab keeps is then gone with the page.

/** What this tab alone keeps, until it is closed. */
export function readOfTab<T>(key: string): T | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as T | null
  } catch {
    return null
  }
}

export function writeOfTab(key: string, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    // The link of the mail opens it again.
  }
}
