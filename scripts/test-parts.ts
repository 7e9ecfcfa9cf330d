import fs from 'node:fs'
import path from 'node:path'
import { UsageError } from './arguments.ts'
import { root } from './run-command.ts'

/** Test files as the runners find them, relative to the root. */
export interface TestFiles {
  vitest: string[]
  journeys: string[]
}

export const vitestPatterns = [
  '{kit,modules,apps,database,seeds,scripts,checks}/**/*.test.ts',
  '{kit,modules,apps}/**/*.test.tsx',
]
const journeyEnd = '.journey.ts'

/** Every test file there is. */
export const allTests = (): TestFiles => ({
  vitest: fs.globSync(vitestPatterns, { cwd: root }).toSorted(),
  journeys: fs.globSync(`journeys/*${journeyEnd}`, { cwd: root }).toSorted(),
})

/**
 * What the parts name: everything below a folder, a file, or journeys by a part of their name.
 * @throws UsageError for a part that names nothing
 */
export function testsOf(parts: readonly string[], all: TestFiles = allTests()): TestFiles {
  const found = parts.map((part) => testsOfOne(part, all))
  return {
    vitest: [...new Set(found.flatMap(({ vitest }) => vitest))],
    journeys: [...new Set(found.flatMap(({ journeys }) => journeys))],
  }
}

function testsOfOne(part: string, { vitest, journeys }: TestFiles): TestFiles {
  const below = path.relative(root, path.resolve(root, part))
  const isBelow = (file: string) => file === below || file.startsWith(`${below}${path.sep}`)
  const isNamed = (file: string) => part !== '' && nameOf(file).includes(part)
  const found = {
    vitest: vitest.filter(isBelow),
    journeys: journeys.filter((file) => isBelow(file) || isNamed(file)),
  }
  if (found.vitest.length + found.journeys.length > 0) return found
  throw new UsageError(`No test is at “${part}”, and no journey is called so.`)
}

/** What people call a journey. */
export const nameOf = (journey: string) => path.basename(journey, journeyEnd)
