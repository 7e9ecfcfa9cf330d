import type { Screen } from '#kit/contract/define-screen.ts'

const loaders = new Map<Screen, () => Promise<void>>()

/** Told by the routes, which know what each screen speaks with. */
export const knowScreenWords = (screen: Screen, load: () => Promise<void>): void =>
  void loaders.set(screen, load)

/** Fetches a part of a screen that another screen shows, with the words that it speaks with there. */
export async function withWordsOf<T>(
  screen: Screen | undefined,
  part: () => Promise<T>,
): Promise<T> {
  const [loaded] = await Promise.all([part(), screen && loaders.get(screen)?.()])
  return loaded
}
