/** Where sources are shown besides: what is read there is read anew. */
export const shownElsewhere = ['shareholders', 'leads', 'orders', 'statistics'] as const
