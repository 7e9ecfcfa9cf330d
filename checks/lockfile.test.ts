import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, { optionalDependencies?: Record<string, string> }>
}

// A registry that did not offer some of them when the lockfile was written leaves them out of it,
// and the first machine with a better registry then takes the lockfile for incomplete.
test('the lockfile names the packages of every platform', () => {
  const named = new Set(
    Object.keys(lockfile.packages).map((place) => place.replace(/^.*node_modules\//, '')),
  )
  const missing = Object.entries(lockfile.packages).flatMap(([place, { optionalDependencies }]) =>
    Object.keys(optionalDependencies ?? {})
      .filter((name) => !named.has(name))
      .map((name) => `${name} of ${place}`),
  )
  expect(missing).toEqual([])
})
