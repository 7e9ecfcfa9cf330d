import fs from 'node:fs'

export interface Counts {
  passed: number
  failed: number
}

export interface VitestReport {
  success: boolean
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    status: string
    message?: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}

interface ReportedError {
  message?: string
}

export interface Suite {
  specs?: {
    file: string
    line: number
    title: string
    ok: boolean
    tests: { results: { errors: ReportedError[] }[] }[]
  }[]
  suites?: Suite[]
}

export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number }
  errors: ReportedError[]
  suites: Suite[]
}

/** A report that is missing, or a file that could not even be loaded, is a failure. */
export function vitestCounts(file: string): Counts {
  const report = readReport<VitestReport>(file)
  if (!report) return { passed: 0, failed: 1 }
  const unloaded = report.testResults.filter(
    (suite) => suite.status === 'failed' && !suite.assertionResults.length,
  ).length
  const failed = report.numFailedTests + unloaded
  return { passed: report.numPassedTests, failed: report.success ? failed : Math.max(failed, 1) }
}

export function playwrightCounts(file: string): Counts {
  const report = readReport<PlaywrightReport>(file)
  if (!report) return { passed: 0, failed: 1 }
  const { expected, unexpected, flaky } = report.stats
  return { passed: expected + flaky, failed: unexpected + report.errors.length }
}

/** The exit code is the truth, whatever the report says; and where nothing ran, nothing is proven. */
export function truthOf(code: number, { passed, failed }: Counts): Counts {
  const isGreen = code === 0 && passed > 0
  return { passed, failed: isGreen ? failed : Math.max(failed, 1) }
}

export function readReport<Report>(file: string): Report | null {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as Report
  } catch {
    return null
  }
}
