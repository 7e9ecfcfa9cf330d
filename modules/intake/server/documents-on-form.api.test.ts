import { expect, test } from 'vitest'
import {
  begin,
  bilingual,
  edit,
  margaret,
  newProgram,
  publish,
  withPeople,
} from '#modules/forms/server/forms.test-people.ts'
import type { ProgramRecord } from '#modules/programs/contract/programs.endpoints.ts'

withPeople()

const plan = (mandatory: boolean, askedOf: string) => ({
  code: 'plan',
  name: bilingual('Plan'),
  askedOf,
  mandatory,
})

async function demand(id: string, documents: readonly object[]) {
  const { version } = (await margaret.get<ProgramRecord>(`/programs/${id}`)).body
  return margaret.patch(`/programs/${id}`, { requiredDocuments: documents }, { version })
}

test('a document is not made mandatory where the form has no place for it', async () => {
  const { id, path } = await newProgram({ requiredDocuments: [] })
  await begin(path)
  await edit(path, { do: 'retireQuestion', id: 'documents' })
  await edit(path, { do: 'removeSection', id: 'documents' })
  expect((await publish(path)).status).toBe(200)
  const refused = await demand(id, [plan(true, 'employer')])
  expect([refused.status, refused.body.errors]).toMatchObject([
    422,
    {
      requiredDocuments: [
        {
          code: 'notOnForm',
          message: 'Add the documents to the form first: it does not always ask for them',
        },
      ],
    },
  ])
  expect((await demand(id, [plan(false, 'employer')])).status).toBe(200)
  expect((await demand(id, [plan(true, 'participant')])).status).toBe(200)
})

test('a document is mandatory where the form asks for it', async () => {
  const { id } = await newProgram({ requiredDocuments: [] })
  expect((await demand(id, [plan(true, 'employer'), plan(true, 'participant')])).status).toBe(200)
})
