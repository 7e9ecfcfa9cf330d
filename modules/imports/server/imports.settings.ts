import { defineSettings } from '#kit/server/define-settings.ts'
import { duration, wholeNumber } from '#kit/server/setting-kinds.ts'

export const settings = defineSettings({
  importMaxRows: {
    name: 'IMPORT_MAX_ROWS',
    kind: wholeNumber(1, 1_000_000),
    standard: '50000',
    description: 'The most rows that one file to import may have',
  },
  importFileLife: {
    name: 'IMPORT_FILE_LIFE',
    kind: duration,
    standard: '30d',
    description: 'When the rows of an imported file are deleted; what became of them stays',
  },
})
