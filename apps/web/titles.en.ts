export const titles = import.meta.glob<object>('../../modules/*/contract/strings.en.ts', {
  eager: true,
  import: 'words',
  query: '?titles',
})
