import type { ImportKind } from './imports.endpoints.ts'
import { importsScreens } from './imports.screens.ts'

/** What is uploaded on the screen of all imports; other files are uploaded beside what they fill. */
export const ofInvestors = [
  'shareholders',
  'orders',
  'leads',
] as const satisfies readonly ImportKind[]

/** Whether its records are people's own, and not the codes of a published list. */
export const isOfInvestors = (kind: ImportKind) => ofInvestors.some((each) => each === kind)

/** Where an import of a kind is followed. */
export const importScreenOf = (kind: ImportKind) =>
  isOfInvestors(kind) ? importsScreens.oneImport : importsScreens.classificationImport
