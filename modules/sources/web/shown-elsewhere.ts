/** Where sources are shown besides: what is read there is read anew. */
export const shownElsewhere = ['shareholders', 'orders', 'statistics'] as const
