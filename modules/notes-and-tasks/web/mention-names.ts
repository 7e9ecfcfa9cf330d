import { smallStore } from '#kit/web/small-store.ts'
import type { Mentioned } from '../contract/mentions.ts'

/** By what names people who are mentioned are read: of notes that were read, and who was chosen. */
const known = smallStore<ReadonlyMap<string, Mentioned>>(new Map())

export const learnNames = (people: readonly Mentioned[]) => {
  const added = people.filter(({ id, name }) => known.get().get(id)?.name !== name)
  if (added.length > 0)
    known.set(new Map([...known.get(), ...added.map((each) => [each.id, each] as const)]))
}

export const useNames = (): readonly Mentioned[] => [...known.use().values()]
