/** Old addresses that lead elsewhere; path parameters become search parameters. */
export const redirects = [{ from: '/password/reset/$token', to: '/reset-password' }] as const
