const rightToLeft =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

/**
 * A value inside a sentence. What is written from right to left would else take the signs and numbers
 * beside it along; the signs around it, which nobody sees, end where it ends.
 */
export const isolated = (value: string): string =>
  rightToLeft.test(value) ? `\u2068${value}\u2069` : value

/** Every text among the values of a sentence; the rest as it is. */
export const isolatedIn = <V extends Record<string, unknown> | undefined>(values: V): V =>
  values &&
  (Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? isolated(value) : value,
    ]),
  ) as V)

type Sentence = (key: string, values?: Record<string, unknown>, ...rest: unknown[]) => unknown

const made = new WeakMap<object, unknown>()

/** A translator that keeps the values of its sentences apart; the same one for the same. */
export function isolating<T extends object>(translate: T): T {
  const known = made.get(translate)
  if (known) return known as T
  const proxy = new Proxy(translate, {
    apply: (speak, _, [key, values, ...rest]: Parameters<Sentence>) =>
      (speak as unknown as Sentence)(key, isolatedIn(values), ...rest),
  })
  made.set(translate, proxy)
  return proxy
}
