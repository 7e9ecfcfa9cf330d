import type { Translated } from '#kit/contract/strings.ts'
import type { importsEn } from './strings.en.ts'

export const importsFr: Translated<typeof importsEn> = {
  screens: {
    importShareholders: 'Importer des actionnaires',
  },
  subjects: {
    Imports: 'Importations',
  },
}
