import type { Import } from './boundaries.ts'

/** Modules whose servers rest on one another, however long the way; each circle once. */
export function findKnots(imports: Map<string, Import[]>): string[][] {
  const rests = new Map<string, Import[]>()
  for (const [file, targets] of imports) {
    const from = serverOf(file)
    if (!from || isTest(file)) continue
    const others = targets.flatMap(({ target, typeOnly }) => {
      const to = serverOf(target)
      return to && to !== from ? [{ target: to, typeOnly }] : []
    })
    rests.set(from, [...(rests.get(from) ?? []), ...others])
  }
  return findCycles(rests)
}

export const isTest = (file: string) => /\.test(-\w+)?\.tsx?$/.test(file)

const serverOf = (file: string) => /^modules\/([^/]+)\/server\//.exec(file)?.[1] ?? null

/** The knots in the imports that remain at run time, each once. */
export function findCycles(imports: Map<string, Import[]>): string[][] {
  const cycles: string[][] = []
  const finished = new Set<string>()
  const path: string[] = []

  const visit = (file: string) => {
    const start = path.indexOf(file)
    if (start >= 0) {
      cycles.push([...path.slice(start), file])
      return
    }
    if (finished.has(file)) return
    path.push(file)
    for (const { target, typeOnly } of imports.get(file) ?? []) if (!typeOnly) visit(target)
    path.pop()
    finished.add(file)
  }

  for (const file of imports.keys()) visit(file)
  return cycles
}
