import type { Answer, Caller } from '#apps/server/test-server.ts'
import type { SourceRecord } from '../contract/sources.endpoints.ts'

/** A source named alike in both languages, unless told. */
export const addSource = (by: Caller, en: string, part: object = {}) =>
  by.post<SourceRecord>('/sources', { name: { en, fr: `${en} fr` }, isChoosable: true, ...part })

export const readSources = async (by: Caller) =>
  (await by.get<{ data: SourceRecord[] }>('/sources')).body.data

export const readSource = async (by: Caller, id: string) => {
  const found = (await readSources(by)).find((each) => each.id === id)
  if (!found) throw new Error(`no source ${id}`)
  return found
}

export const deleteSource = (
  by: Caller,
  { id, version }: Pick<SourceRecord, 'id' | 'version'>,
  replacement?: Pick<SourceRecord, 'id'>,
): Promise<Answer<unknown>> => {
  const query = replacement ? `?replacementSourceId=${replacement.id}` : ''
  return by.delete(`/sources/${id}${query}`, { version })
}
