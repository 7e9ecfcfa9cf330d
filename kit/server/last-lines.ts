const most = 400
/** Of one line; where an error happened takes the most of it. */
const longest = 2000

/** The last lines of the log, for whoever is asked what went wrong; they hold no personal data. */
export class LastLines {
  readonly #lines: string[] = []
  #next = 0

  /** @returns the line, which goes its way */
  readonly keep = (line: string): string => {
    this.#lines[this.#next] = line.slice(0, longest)
    this.#next = (this.#next + 1) % most
    return line
  }

  /** The oldest first. */
  get text(): string {
    const lines = [...this.#lines.slice(this.#next), ...this.#lines.slice(0, this.#next)]
    return lines.map((line) => `${line.trimEnd()}\n`).join('')
  }
}
