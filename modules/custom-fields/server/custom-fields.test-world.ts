import type { Caller } from '#apps/server/test-server.ts'
import type { CustomFieldRecord } from '../contract/custom-fields.endpoints.ts'

/** A field of leads named alike in both languages, unless told. */
export const addField = (by: Caller, en: string, part: object = {}) =>
  by.post<CustomFieldRecord>('/custom-fields', {
    entity: 'lead',
    type: 'text',
    name: { en, fr: `${en} fr` },
    isRequired: false,
    isSearched: false,
    options: [],
    ...part,
  })

export const optionsNamed = (...names: string[]) =>
  names.map((en) => ({ name: { en, fr: `${en} fr` }, isArchived: false }))

export const readFields = async (by: Caller) =>
  (await by.get<{ data: CustomFieldRecord[] }>('/custom-fields')).body.data

export const readField = async (by: Caller, id: string) => {
  const found = (await readFields(by)).find((each) => each.id === id)
  if (!found) throw new Error(`no field ${id}`)
  return found
}

/** A record with what was added to it. */
export type WithOwn<R> = R & Record<`custom_${string}`, unknown>
