import { kitMessagesEn } from '#kit/contract/messages.en.ts'
import { kitEn } from '#kit/web/strings.en.ts'

export const kitWordsEn = { ...kitEn, ...kitMessagesEn }
