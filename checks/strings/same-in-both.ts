/** Messages that are rightly the same in English and in French. */
export const sameInBoth: string[] = []
