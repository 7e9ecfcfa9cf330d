import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './run-command.ts'
import { readReport, type PlaywrightReport, type Suite, type VitestReport } from './test-results.ts'

/** What failed and why, a block each: the end of a long output is often all that is kept of it. */
export function vitestFailures(file: string): string[] {
  const report = readReport<VitestReport>(file)
  if (!report) return ['The unit tests left no report.']
  return report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const place = path.relative(root, name)
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (status === 'failed' && !failed.length) return [block(place, message)]
    return failed.map((test) => block(`${place} › ${test.fullName}`, test.failureMessages[0]))
  })
}

export function playwrightFailures(file: string): string[] {
  const report = readReport<PlaywrightReport>(file)
  if (!report) return ['The journeys left no report.']
  return [
    ...report.errors.map(({ message }) => block('journeys', message)),
    ...report.suites.flatMap(suiteFailures),
  ]
}

function suiteFailures(suite: Suite): string[] {
  const failed = (suite.specs ?? []).filter(({ ok }) => !ok)
  return [
    ...failed.map(({ file, line, title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors))
      return block(`journeys/${file}:${line} › ${title}`, errors[0]?.message)
    }),
    ...(suite.suites ?? []).flatMap(suiteFailures),
  ]
}

const shownLines = 12

function block(title: string, message = '') {
  const lines = stripVTControlCharacters(message).split('\n').slice(0, shownLines)
  return [`✗ ${title}`, ...lines.filter(Boolean).map((line) => `    ${line}`)].join('\n')
}
