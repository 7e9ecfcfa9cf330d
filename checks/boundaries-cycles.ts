import type { Import } from './boundaries.ts'

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
