import { createContext, use } from 'react'
import { useTranslations } from 'use-intl'
import { isolating } from '#kit/contract/isolated.ts'

type Values = Record<string, string | number | Date>

/** Words whose key is only known at run time, e.g. the label of a declared field. */
export interface Text {
  (key: string, values?: Values): string
  has: (key: string) => boolean
}

/** The kit's own words, checked by type. */
export const useKitText = () => isolating(useTranslations('kit'))

/** The words of the module that the open screen belongs to. */
export const ModuleName = createContext('kit')

/** `useText('kit')`, or without a name the words of the module that the open screen belongs to. */
export function useText(namespace?: string): Text {
  const own = use(ModuleName)
  return isolating(useTranslations((namespace ?? own) as 'kit')) as unknown as Text
}

/** The first of the keys that has words, else the last part of the first key. */
export function firstText(
  text: Text,
  keys: readonly string[],
  values?: Record<string, string>,
): string {
  const known = keys.find((key) => text.has(key))
  return known ? text(known, values) : (keys[0]?.split('.').at(-1) ?? '')
}
