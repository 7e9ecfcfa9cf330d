import path from 'node:path'
import { root, runCommand } from './run-command.ts'
import { projectOf } from './test-parts.ts'
import { playwrightCounts, truthOf, vitestCounts, type Counts } from './test-results.ts'

const bin = (...names: string[]) => path.join(root, 'node_modules', ...names)

interface Run {
  /** All of them when there are none. */
  files: readonly string[]
  /** The folder for the report. */
  reports: string
}

export async function runVitest({ files, reports }: Run): Promise<Counts> {
  const report = path.join(reports, 'vitest.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const args = [bin('vitest', 'vitest.mjs'), 'run', ...reporters, ...files]
  const { code } = await runCommand(args, { show: true })
  return truthOf(code, vitestCounts(report))
}

export async function runJourneys({ files, reports }: Run): Promise<Counts> {
  const report = path.join(reports, 'playwright.json')
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  const projects = files.map((file) => `--project=${projectOf(file)}`)
  const args = [bin('@playwright', 'test', 'cli.js'), 'test', '--reporter=line,json', ...projects]
  const { code } = await runCommand(args, { env, show: true })
  return truthOf(code, playwrightCounts(report))
}
