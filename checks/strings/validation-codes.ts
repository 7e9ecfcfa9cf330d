import type * as z from 'zod/mini'

interface Defined {
  error?: (issue: unknown) => unknown
  checks?: { _zod: { def: Defined } }[]
  [part: string]: unknown
}

/** The codes that a schema gives its own complaints, wherever in it they are. */
export function validationCodesOf(schema: z.ZodMiniType, seen = new Set<unknown>()): Set<string> {
  const codes = new Set<string>()
  visit((schema as unknown as { _zod: { def: Defined } })._zod.def, codes, seen)
  return codes
}

function visit(def: Defined, codes: Set<string>, seen: Set<unknown>) {
  if (seen.has(def)) return
  seen.add(def)
  const code = codeOf(def)
  if (code) codes.add(code)
  for (const check of def.checks ?? []) visit(check._zod.def, codes, seen)
  for (const part of Object.values(def))
    for (const inner of schemasIn(part)) visit(inner, codes, seen)
}

function codeOf({ error }: Defined): string | null {
  if (!error) return null
  const said = error({ code: 'custom', path: [], input: undefined })
  const message = typeof said === 'string' ? said : (said as { message?: string } | null)?.message
  return message && /^[a-z][A-Za-z0-9]*$/.test(message) ? message : null
}

function schemasIn(part: unknown): Defined[] {
  if (typeof part !== 'object' || part === null) return []
  if ('_zod' in part) return [(part as { _zod: { def: Defined } })._zod.def]
  return Object.values(part).flatMap((each) =>
    typeof each === 'object' && each !== null && '_zod' in each
      ? [(each as { _zod: { def: Defined } })._zod.def]
      : [],
  )
}
