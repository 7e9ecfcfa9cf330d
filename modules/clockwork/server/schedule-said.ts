import type { JobSchedule } from '../contract/clockwork.endpoints.ts'

const said: readonly (readonly [RegExp, (minutes: number) => JobSchedule])[] = [
  [/^\* \* \* \* \*$/, () => ({ every: 'minutes', minutes: 1 })],
  [/^\*\/(\d+) \* \* \* \*$/, (minutes) => ({ every: 'minutes', minutes })],
  [/^\d+ \* \* \* \*$/, () => ({ every: 'hour', minutes: 60 })],
  [/^\d+ \d+ \* \* \*$/, () => ({ every: 'day', minutes: 24 * 60 })],
]

/** What a five-field cron says, in a form that words can be found for. @throws for any other form */
export function scheduleSaid(cron: string): JobSchedule {
  for (const [form, say] of said) {
    const found = form.exec(cron)
    if (found) return say(Number(found[1]))
  }
  throw new Error(`there are no words for the schedule ${cron}`)
}
