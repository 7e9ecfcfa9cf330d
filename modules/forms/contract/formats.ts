import type { Format } from './check-answer.ts'

/** Ways of writing of kinds that every form has. */
export const fieldFormats = {
  email: {
    pattern: /^[^\s\p{Cc}@]+@[^\s\p{Cc}@]+\.[^\s\p{Cc}@]{2,}$/u,
    code: 'email',
    shortest: 6,
  },
  phone: {
    pattern: /^\+?(?:[\s().-]*\d){7,15}[\s().-]*(?:(?:ext\.?|poste|x|#)\s*\d{1,6})?$/i,
    code: 'phone',
    shortest: 7,
  },
} satisfies Record<string, Format>
