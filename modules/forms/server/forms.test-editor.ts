import type { Caller, TestServer } from '#apps/server/test-server.ts'
import type { Edit } from '../contract/edits.ts'
import type { Question } from '../contract/definition.ts'
import type { FormRecord } from '../contract/forms.endpoints.ts'

export const both = (en: string, fr: string = `${en} (fr)`) => ({ en, fr })

/** A question of one's own; its key is made of a word, padded to ten characters. */
export const own = (
  word: string,
  kind: Question['kind'],
  more: Partial<Question> = {},
): Question => ({
  id: keyOf(word),
  kind,
  label: both(word),
  required: false,
  ...more,
})

export const keyOf = (word: string) => `q${word.toLowerCase().padEnd(10, '0').slice(0, 10)}`

/** A form of a program, as somebody who may configure it edits it. */
export async function openEditor(
  server: TestServer,
  { by, programId, purpose }: { by: Caller; programId: string; purpose: string },
) {
  const path = `/programs/${programId}/forms/${purpose}`
  const read = async () => (await by.get<FormRecord>(path)).body
  const begun = await by.post<FormRecord>(`${path}/draft`, {})
  if (begun.status !== 201) throw new Error(`no draft: ${JSON.stringify(begun.body)}`)
  let editNo = begun.body.draft?.editNo ?? 0
  return {
    path,
    read,
    async edit(edit: Edit) {
      const answer = await by.patch<FormRecord>(`${path}/draft`, { editNo, edit })
      if (answer.status === 200) editNo = answer.body.draft?.editNo ?? editNo
      return answer
    },
    publish: (reason = 'A test asks for it') =>
      by.post<FormRecord>(`${path}/publication`, { editNo, reason }),
  }
}
