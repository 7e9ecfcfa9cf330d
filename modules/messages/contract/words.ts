import { messagesEn } from './strings.en.ts'
import { messagesFr } from './strings.fr.ts'

export const messagesWords = { en: messagesEn, fr: messagesFr }
