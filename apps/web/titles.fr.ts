export const titles = import.meta.glob<object>('../../modules/*/contract/strings.fr.ts', {
  eager: true,
  import: 'words',
  query: '?titles',
})
