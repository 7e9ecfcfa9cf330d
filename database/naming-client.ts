import { Client } from 'pg'

/** As many plans as one connection keeps; each takes memory of the database server. */
const mostNamed = 400
/** Texts that were seen once are forgotten beyond this, so that odd ones do not gather. */
const mostSeen = 2_000

/**
 * A connection that names a statement when its text comes a second time: the database parses it
 * once from then on, and plans it once when no value makes a better plan. A pattern decides by its
 * value how many rows it finds, so a search stays unnamed and is planned for what was typed. A text
 * without values may hold several statements, which cannot be prepared.
 */
export class NamingClient extends Client {
  #seen = new Set<string>()
  #names = new Map<string, string>()

  override query(...given: unknown[]): never {
    const [text, values, ...rest] = given
    const isFilled = Array.isArray(values) && values.length > 0
    const name = typeof text === 'string' && isFilled && this.#nameOf(text)
    const asked = name ? [{ name, text, values }, ...rest] : given
    return (super.query as (...asked: unknown[]) => never).apply(this, asked)
  }

  #nameOf(text: string): string | undefined {
    const known = this.#names.get(text)
    if (known || this.#names.size === mostNamed) return known
    if (/ like /i.test(text)) return undefined
    if (!this.#seen.delete(text)) {
      if (this.#seen.size === mostSeen) this.#seen.clear()
      this.#seen.add(text)
      return undefined
    }
    const name = `s${this.#names.size}`
    this.#names.set(text, name)
    return name
  }
}
