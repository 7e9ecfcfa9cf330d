import fs from 'node:fs'
import path from 'node:path'
import { findViolations } from '../checks/boundaries.ts'
import { updateGeneratedFiles } from './generated-files.ts'
import { root, runCommand } from './run-command.ts'

export interface Step {
  name: string
  /** What is wrong; empty when all is well. */
  problems(): Promise<string>
}

const folders = [
  'kit',
  'modules',
  'apps',
  'database',
  'seeds',
  'checks',
  'journeys',
  'scripts',
  'bench',
]
const bin = (name: string) => path.join(root, 'node_modules', name)

async function tool(args: string[]): Promise<string> {
  const { code, output } = await runCommand(args)
  return code === 0 ? '' : output.trim() || `exit code ${code}`
}

const types = (kind: string): Step => ({
  name: `types of ${kind}`,
  problems: () => tool([bin('typescript/bin/tsc'), '-p', `tsconfig.${kind}.json`]),
})

/** Folders without code are left out: a tool that is given nothing would complain. */
const foldersWithCode = () =>
  folders.filter((folder) => fs.globSync(`${folder}/**/*.{ts,tsx,mjs}`, { cwd: root }).length > 0)

const lint: Step = {
  name: 'lint',
  problems: () =>
    tool([bin('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings', ...foldersWithCode()]),
}

const format: Step = {
  name: 'format',
  problems: () => tool([bin('oxfmt/bin/oxfmt'), '--check', ...foldersWithCode(), '*.ts', '*.json']),
}

const boundaries: Step = {
  name: 'boundaries',
  problems: async () => findViolations(root).join('\n'),
}

const deadCode: Step = {
  name: 'dead code',
  problems: () => tool([bin('knip/bin/knip.js'), '--no-progress']),
}

const generated: Step = {
  name: 'generated files',
  problems: async () => {
    const stale = await updateGeneratedFiles(true)
    return stale.length
      ? `Out of date: ${stale.join(', ')}. Write them with npm run check -- --write`
      : ''
  },
}

export const hasJourneys = (): boolean =>
  fs.globSync('journeys/**/*.journey.ts', { cwd: root }).length > 0

const kinds = ['contract', 'server', 'web', ...(hasJourneys() ? ['journeys'] : [])]

export const steps: Step[] = [...kinds.map(types), lint, format, boundaries, deadCode, generated]
