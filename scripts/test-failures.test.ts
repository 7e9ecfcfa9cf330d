import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { root } from './run-command.ts'
import { playwrightFailures, vitestFailures } from './test-failures.ts'

const folder = mkdtempSync(join(tmpdir(), 'programs-failures-'))
afterAll(() => rmSync(folder, { recursive: true }))
const reportOf = (content: object) => {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(content))
  return file
}

describe('what failed is said at the end', () => {
  it('with the test’s file, its sentence and the first lines of the reason, without colours', () => {
    const name = join(root, 'modules/orders/server/orders.api.test.ts')
    const passed = { fullName: 'an order is kept', status: 'passed', failureMessages: [] }
    const reason = `AssertionError: \u001B[31mexpected 1 to be 2\u001B[39m\n\n${'at x\n'.repeat(40)}`
    const failed = { fullName: 'an order is voided', status: 'failed', failureMessages: [reason] }
    const testResults = [{ name, status: 'failed', assertionResults: [passed, failed] }]
    const [words = '', ...more] = vitestFailures(reportOf({ testResults }))
    expect(more).toEqual([])
    expect(words.split('\n').slice(0, 2)).toEqual([
      '✗ modules/orders/server/orders.api.test.ts › an order is voided',
      '    AssertionError: expected 1 to be 2',
    ])
    expect(words.split('\n').length).toBeLessThan(15)
  })

  it('with a file that could not be loaded', () => {
    const suite = { name: join(root, 'a.test.ts'), status: 'failed', message: 'No such module' }
    expect(vitestFailures(reportOf({ testResults: [{ ...suite, assertionResults: [] }] }))).toEqual(
      ['✗ a.test.ts\n    No such module'],
    )
  })

  it('with a journey inside a group, and with what kept the journeys from starting', () => {
    const test = { results: [{ errors: [{ message: 'Timed out' }] }] }
    const spec = { file: 'decide.journey.ts', line: 7, title: 'Amina decides', tests: [test] }
    const suites = [
      {
        suites: [
          {
            specs: [
              { ...spec, ok: false },
              { ...spec, ok: true },
            ],
          },
        ],
      },
    ]
    expect(playwrightFailures(reportOf({ suites, errors: [{ message: 'No browser' }] }))).toEqual([
      '✗ journeys\n    No browser',
      '✗ journeys/decide.journey.ts:7 › Amina decides\n    Timed out',
    ])
  })

  it('and that there is no report', () => {
    expect(vitestFailures(join(folder, 'none'))).toEqual(['The unit tests left no report.'])
    expect(playwrightFailures(join(folder, 'none'))).toEqual(['The journeys left no report.'])
  })
})
