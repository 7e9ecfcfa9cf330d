import { useText } from '#kit/web/text.ts'

/** `applications:read` is “Applications (read)”; the broader of an area alone is said. */
export function useScopesWord() {
  const text = useText('tokens')
  return (scopes: readonly string[]) =>
    scopes
      .filter(
        (scope) => !scope.endsWith(':read') || !scopes.includes(scope.replace(/read$/, 'write')),
      )
      .map((scope) => {
        const [area = '', level = ''] = scope.split(':')
        return text(`scopeSaid.${level}`, { area: text(`reach.${area}`) })
      })
      .join(', ')
}
