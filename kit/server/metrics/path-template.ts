/**
 * The path that an endpoint is declared with, `/api/leads/{id}`; what belongs to no endpoint is told as
 * one of few kinds, since what callers write into an address is theirs.
 */
export function templateOf(route: string | undefined): string {
  if (route === undefined) return 'none'
  if (route.startsWith('/api/')) return route.replace(/:(\w+)/g, '{$1}')
  return route.startsWith('/assets/') ? 'assets' : 'pages'
}
