/** The first that matches counts: most browsers claim to be others as well. */
const browsers: readonly [RegExp, string][] = [
  [/Edg(?:e|A|iOS)?\//, 'Microsoft Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const systems: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux/, 'Linux'],
]

const firstIn = (agent: string, known: readonly [RegExp, string][]) =>
  known.find(([pattern]) => pattern.test(agent))?.[1] ?? null

/** Browser and system by their names, as far as the device says; null where it does not. */
export const deviceOf = (agent: string | null) => ({
  browser: firstIn(agent ?? '', browsers),
  system: firstIn(agent ?? '', systems),
})

type Facts = Record<string, [before: unknown, after: unknown]>

/** What is put on record about where somebody signs in. */
export function signInFacts({ address, agent }: { address: string; agent: string }): Facts {
  const { browser, system } = deviceOf(agent)
  return { address: [null, address], browser: [null, browser], system: [null, system] }
}
