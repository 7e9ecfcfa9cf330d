import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { UsageError } from './arguments.ts'
import { allTests, nameOf, testsOf } from './test-parts.ts'
import { playwrightCounts, truthOf, vitestCounts } from './test-results.ts'

const all = {
  vitest: [
    'kit/web/list/cursors.test.ts',
    'modules/orders/server/orders.api.test.ts',
    'modules/orders/web/order-form.test.tsx',
    'modules/orders-of-old/server/old.test.ts',
  ],
  journeys: [
    'journeys/decide.journey.ts',
    'journeys/orders-bulk.journey.ts',
    'journeys/orders.journey.ts',
  ],
}

describe('a part of the suite', () => {
  it('is all below a folder, and none beside it', () => {
    expect(testsOf(['modules/orders'], all)).toEqual({
      vitest: all.vitest.slice(1, 3),
      journeys: [],
    })
    expect(testsOf(['./modules/orders/'], all).vitest).toHaveLength(2)
    expect(testsOf(['journeys'], all)).toEqual({ vitest: [], journeys: all.journeys })
  })

  it('is one file', () => {
    const [file = ''] = all.vitest
    expect(testsOf([file], all)).toEqual({ vitest: [file], journeys: [] })
    expect(testsOf(['journeys/decide.journey.ts'], all).journeys).toEqual([
      'journeys/decide.journey.ts',
    ])
  })

  it('is the journeys that are called so', () => {
    expect(testsOf(['decide'], all)).toEqual({ vitest: [], journeys: [all.journeys[0]] })
    expect(testsOf(['orders'], all).journeys).toEqual(all.journeys.slice(1))
    expect(testsOf(['cide', 'decide'], all).journeys).toEqual([all.journeys[0]])
  })

  it('is refused in one line where it names nothing, though others do', () => {
    for (const part of ['modules/order', 'nothing', 'journey', '', '.'])
      expect(() => testsOf(['decide', part], all), part).toThrow(UsageError)
    expect(() => testsOf(['nothing'], all)).toThrow(/^No test is at “nothing”.*\.$/)
  })

  it('is found among the files that there are', () => {
    const { vitest, journeys } = allTests()
    expect(vitest).toContain('scripts/test-parts.test.ts')
    expect(journeys.map(nameOf)).toContain('decide')
    expect(vitest.length).toBeGreaterThan(50)
  })
})

describe('what a run has shown', () => {
  const folder = mkdtempSync(join(tmpdir(), 'programs-results-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const reportOf = (content: object) => {
    const file = join(folder, 'report.json')
    writeFileSync(file, JSON.stringify(content))
    return file
  }

  it('is no success where nothing ran', () => {
    expect(truthOf(0, { passed: 0, failed: 0 })).toEqual({ passed: 0, failed: 1 })
    expect(truthOf(0, { passed: 3, failed: 0 })).toEqual({ passed: 3, failed: 0 })
  })

  it('is no success where the runner itself failed', () => {
    expect(truthOf(1, { passed: 3, failed: 0 })).toEqual({ passed: 3, failed: 1 })
    expect(truthOf(1, { passed: 3, failed: 2 })).toEqual({ passed: 3, failed: 2 })
  })

  it('is a failure without a report', () => {
    expect(vitestCounts(join(folder, 'none'))).toEqual({ passed: 0, failed: 1 })
    expect(playwrightCounts(join(folder, 'none'))).toEqual({ passed: 0, failed: 1 })
  })

  it('counts a file that could not be loaded', () => {
    const suites = [{ status: 'failed', assertionResults: [] }]
    const report = { success: false, numPassedTests: 2, numFailedTests: 1, testResults: suites }
    expect(vitestCounts(reportOf(report))).toEqual({ passed: 2, failed: 2 })
    expect(
      playwrightCounts(reportOf({ stats: { expected: 2, unexpected: 1, flaky: 1 }, errors: [{}] })),
    ).toEqual({ passed: 3, failed: 2 })
  })
})
