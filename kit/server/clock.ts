const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

export interface Winding {
  days?: number
  hours?: number
  minutes?: number
}

/** How the setting `CLOCK` says that time is not what it is: by so many milliseconds, or from a moment on. */
export type ClockSetting = { by: number } | { at: Date }

/**
 * The present moment of the product, the only source of it. The database's part of it is
 * `clock_now()`, which connections are kept at (`followClock`). It goes on by itself; outside of
 * production it can be wound, and everything moves with it.
 */
export class Clock {
  #offset = 0

  constructor(setting: ClockSetting = { by: 0 }) {
    if ('at' in setting) this.moveTo(setting.at)
    else this.#offset = setting.by
  }

  now(): Date {
    return new Date(Date.now() + this.#offset)
  }

  /** Milliseconds ahead of the real time. */
  get offset(): number {
    return this.#offset
  }

  get isWound(): boolean {
    return this.#offset !== 0
  }

  windOn({ days = 0, hours = 0, minutes = 0 }: Winding): void {
    this.#offset += days * day + hours * hour + minutes * minute
  }

  /** From here on it is this moment and later. */
  moveTo(moment: Date): void {
    this.#offset = moment.getTime() - Date.now()
  }
}
