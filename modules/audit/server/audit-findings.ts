import type { Head } from './audit-heads.ts'

interface Sealed {
  position: number
  auditSequence: number
}

interface Span {
  from: Sealed
  to: Sealed
}

const range = (from: number, to: number) => (from === to ? `${from}` : `${from} to ${to}`)

/** What is wrong with the audit log, a line for each: neighbours are told together. */
export class Findings {
  readonly #lines: string[] = []
  readonly #spans: Span[] = []
  readonly #missing = new Set<string>()

  /** Seals that are not there, with or without their audit rows. */
  seals(from: number, to: number) {
    this.#lines.push(`removed: seal ${range(from, to)} is gone, and the audit rows it was made of`)
  }

  row(sequence: number, position: number) {
    this.#lines.push(
      `removed: audit row ${sequence} is gone, seal ${position} has nothing to cover`,
    )
  }

  mismatch(row: Sealed, { isSwitch }: { isSwitch: boolean }) {
    if (isSwitch) {
      this.#lines.push(
        `recomputed: seals 1 to ${row.position - 1} are not those that seal ${row.position} was made upon with the key`,
      )
      return
    }
    const span = this.#spans.at(-1)
    if (span?.to.position === row.position - 1) span.to = row
    else this.#spans.push({ from: row, to: row })
  }

  /** Values of a row were erased, and not by the product. */
  forgedErasure({ position, auditSequence }: Sealed) {
    this.#lines.push(
      `altered: audit row ${auditSequence} is not what was left by an erasure, seal ${position} is proved by none`,
    )
  }

  /** After keyed seals came one that anybody could make. */
  wentBack({ position }: Sealed) {
    this.#lines.push(
      `recomputed: from seal ${position} on seals are made without a key, upon one made with it`,
    )
  }

  /** No seal is keyed. */
  unkeyed(count: number) {
    this.#lines.push(
      `recomputed: seals 1 to ${count} are made without a key; if the product has not run since it was updated, start it and verify again`,
    )
  }

  missingKey(keyId: string) {
    this.#missing.add(keyId)
  }

  otherHead({ at, count }: Head) {
    this.#lines.push(`recomputed: seal ${count} is not the one that was written outside on ${at}`)
  }

  /** @param heads that lie beyond the end of the chain, the oldest first */
  cut(heads: readonly Head[]) {
    const last = heads.at(-1)
    if (!last) return
    this.#lines.push(
      `cut: ${last.count} rows were sealed on ${last.at}, up to audit row ${last.sequence}; the end of them is gone`,
    )
  }

  /** @param count of the seals there are */
  lines(count: number): string[] {
    return [
      ...[...this.#missing].map((id) => `unknown: seals are made with the key “${id}”, not given`),
      ...this.#spans.map((span) => wordsOf(span, count)),
      ...this.#lines,
    ].map((line) => `Audit log ${line}`)
  }
}

/** Who edits one row leaves one seal that does not fit; who makes the seals anew, all up to the end. */
function wordsOf({ from, to }: Span, count: number): string {
  const seals = `seal ${range(from.position, to.position)}`
  const rows = `audit row ${range(from.auditSequence, to.auditSequence)}`
  return from !== to && to.position === count
    ? `recomputed: ${seals} was not made with the key of this installation, from ${rows}`
    : `altered: ${rows} is not what was sealed, ${seals} does not fit`
}
