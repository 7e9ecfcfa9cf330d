import path from 'node:path'
import { root, runCommand } from './run-command.ts'
import { playwrightFailures, vitestFailures } from './test-failures.ts'
import { playwrightCounts, truthOf, vitestCounts, type Counts } from './test-results.ts'

const bin = (...names: string[]) => path.join(root, 'node_modules', ...names)

interface Run {
  /** All of them when there are none. */
  files: readonly string[]
  /** The folder for the report. */
  reports: string
}

export interface Outcome extends Counts {
  /** What failed, in words. */
  failures: string[]
}

export async function runVitest({ files, reports }: Run): Promise<Outcome> {
  const report = path.join(reports, 'vitest.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const args = [bin('vitest', 'vitest.mjs'), 'run', ...reporters, ...files]
  const { code } = await runCommand(args, { show: true })
  return outcomeOf(code, vitestCounts(report), vitestFailures(report))
}

export async function runJourneys({ files, reports }: Run): Promise<Outcome> {
  const report = path.join(reports, 'playwright.json')
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  const args = [bin('@playwright', 'test', 'cli.js'), 'test', '--reporter=line,json', ...files]
  const { code } = await runCommand(args, { env, show: true })
  return outcomeOf(code, playwrightCounts(report), playwrightFailures(report))
}

/** A runner can fail without a test that does: an error that nobody caught. */
function outcomeOf(code: number, counts: Counts, failures: string[]): Outcome {
  const truth = truthOf(code, counts)
  if (truth.failed && !failures.length)
    return { ...truth, failures: [`✗ No test failed, but the runner ended with ${code}.`] }
  return { ...truth, failures }
}
