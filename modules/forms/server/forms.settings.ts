import { defineSettings } from '#kit/server/define-settings.ts'
import { duration, size, wholeNumber } from '#kit/server/setting-kinds.ts'

export const settings = defineSettings({
  draftLinkLife: {
    name: 'DRAFT_LINK_LIFE',
    kind: duration,
    standard: '30d',
    description: 'A link to a public form that was begun',
  },
  draftMostFiles: {
    name: 'DRAFT_MOST_FILES',
    kind: wholeNumber(1, 1000),
    standard: '40',
    description: 'Files that one public form may hold',
  },
  draftMostBytes: {
    name: 'DRAFT_MOST_BYTES',
    kind: size,
    standard: '100MB',
    description: 'How large the files of one public form may be together',
  },
})
