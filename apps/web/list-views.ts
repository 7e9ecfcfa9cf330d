import { loadWordsOf } from './words.ts'

/** The saved views of a list, with the words for them. */
export async function loadViewsMenu() {
  const [{ ViewsMenu }] = await Promise.all([
    import('#modules/saved-views/web/ViewsMenu.tsx'),
    loadWordsOf('saved-views', []),
  ])
  return { default: ViewsMenu }
}
