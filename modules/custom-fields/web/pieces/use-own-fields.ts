import { useMemo } from 'react'
import * as z from 'zod/mini'
import { ownBody, type OwnField } from '#kit/contract/own-fields.ts'
import { useAnswer } from '#kit/web/api-query.ts'
import { useLanguage } from '#kit/web/language.ts'
import { useText } from '#kit/web/text.ts'
import type { CustomEntity } from '../../contract/custom-field.ts'
import { customFieldsEndpoints } from '../../contract/custom-fields.endpoints.ts'

const none: readonly OwnField[] = []

/** Every field that was added to a kind of record and that the person may see, those of histories among them. */
export const useKnownFields = (entity: CustomEntity) =>
  useAnswer(customFieldsEndpoints.listOwnFields, { query: { entity } })

/** Those of forms and records; none while they are on their way. */
export function useOwnFields(entity: CustomEntity): readonly OwnField[] {
  const { data } = useKnownFields(entity)
  return useMemo(() => data?.data.filter(({ state }) => state === 'active') ?? none, [data])
}

/** What a form holds its record to, with the fields that were added. */
export const schemaWithOwn = (
  schema: z.ZodMiniType,
  own: readonly OwnField[],
  { isNew }: { isNew: boolean },
): z.ZodMiniType =>
  own.length === 0 ? schema : z.safeExtend(schema as z.ZodMiniObject, ownBody(own, isNew).shape)

const here = 'customFields'

/** The title of their section; the titles of every module come with the navigation, so nothing is fetched for it. */
export const useOwnSection = (): string => useText(here)('screens.settingsCustomFields')

/** What a field is called in the reader's language. */
export function useOwnLabel() {
  const language = useLanguage()
  return ({ label }: OwnField) => label[language]
}

/** Those of them that the person sees on a record: it was answered without the others. */
export const ownOfRecord = (own: readonly OwnField[], record: object): OwnField[] =>
  own.filter(({ name, state }) => state === 'active' && name in record)
