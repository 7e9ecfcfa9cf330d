import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8')

/** What routes say of a screen besides. */
const beside = /\b(icons|wordsOf): \{[^}]*\}/g

/** The screens that a file declares, as the product reads them. */
async function declaredIn(file: string): Promise<string[]> {
  const declared = (await import(path.join(root, file))) as Record<string, object>
  const found = Object.entries(declared).find(([name]) => name.endsWith('Screens'))
  return Object.keys(found?.[1] ?? {})
}

test('every declared screen is shown by a component', async () => {
  const files = fs.globSync('modules/*/contract/*.screens.ts', { cwd: root }).toSorted()
  expect(files.length).toBeGreaterThan(40)
  const missing = await Promise.all(
    files.map(async (file) => {
      const routes = fs
        .globSync(`${file.split('/contract/')[0]}/web/*.routes.tsx`, { cwd: root })
        .map(read)
        .join('')
        .replaceAll(beside, '')
      const keys = await declaredIn(file)
      expect(keys.length, file).toBeGreaterThan(0)
      return keys
        .filter((key) => !new RegExp(`\\b${key}\\b`).test(routes))
        .map((key) => `${file}: ${key}`)
    }),
  )
  expect(missing.flat()).toEqual([])
})
