/** Where statuses are shown besides: what is read there is read anew. */
export const shownElsewhere = ['leads'] as const
