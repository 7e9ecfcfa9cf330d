import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { filesOf, root, sourceOf } from './walk.ts'

const modules = readdirSync(join(root, 'modules'))

describe.each(modules)('the module %s', (module) => {
  const file = `modules/${module}/README.md`

  it('says what it is for, on one screen', () => {
    expect(filesOf(file)).toEqual([file])
    const lines = sourceOf(file).trimEnd().split('\n')
    expect(lines[0]).toMatch(/^# [A-Z]/)
    expect(lines.length).toBeGreaterThanOrEqual(5)
    expect(lines.length).toBeLessThanOrEqual(40)
  })
})

test('the kit stays small beside the business', () => {
  const linesOf = (patterns: readonly string[]) =>
    filesOf(patterns).reduce((sum, file) => sum + sourceOf(file).split('\n').length, 0)
  const kit = linesOf(['kit/**/*.{ts,tsx}'])
  const all = linesOf([
    '*.ts',
    '{kit,modules,apps,database,seeds,checks,journeys,scripts,drills,bench}/**/*.{ts,tsx}',
  ])
  expect(kit).toBeGreaterThan(5000)
  expect(kit / all).toBeLessThanOrEqual(0.15)
})
