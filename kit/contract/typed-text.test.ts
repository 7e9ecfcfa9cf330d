import { expect, test } from 'vitest'
import { lineSchema, oneLine, saidSchema } from './typed-text.ts'

test.each(['', '  ', '\u200b\u200b', '\ufeff \u2060', '\u3164', '\u00ad\u200d'])(
  'a text of which nothing is seen (%j) says nothing',
  (typed) => {
    for (const schema of [saidSchema(100), lineSchema(100)]) {
      const { success, error } = schema.safeParse(typed)
      expect([success, error?.issues[0]?.message]).toEqual([false, 'required'])
    }
  },
)

test('signs that nobody sees stay where they join others', () => {
  expect(saidSchema(100).parse(' 👩\u200d🚀 \n می\u200cخواهم ')).toBe('👩\u200d🚀 \n می\u200cخواهم')
  expect(oneLine(' a\r\nBcc: b\u202e ')).toBe('a Bcc: b')
})
