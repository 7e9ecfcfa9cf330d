import { defineSettings } from '#kit/server/define-settings.ts'
import { wholeNumber } from '#kit/server/setting-kinds.ts'

export const settings = defineSettings({
  documentExpiryNotice: {
    name: 'DOCUMENT_EXPIRY_NOTICE',
    kind: wholeNumber(1, 60),
    standard: '10',
    description: 'So many business days before a document expires its side is reminded',
  },
})
