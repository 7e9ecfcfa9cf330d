import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
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
