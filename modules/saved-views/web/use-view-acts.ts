import { callApi } from '#kit/web/api-call.ts'
import { refreshTopics } from '#kit/web/api-query.ts'
import type { ListView } from '#kit/web/list/list-views.ts'
import { queries } from '#kit/web/queries.ts'
import { useProblemText } from '#kit/web/show/problem-text.ts'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { savedViewsEndpoints, type SavedView } from '../contract/saved-views.endpoints.ts'

/** What is kept of how a list is looked at: never on which page one is. */
export function stateOf({ parameters, order, hidden, density }: ListView) {
  const { page: _, ...asked } = parameters
  return { parameters: asked, order, hidden, density }
}

/** What can be done with a saved view; what goes wrong is said. */
export function useViewActs(list: string) {
  const text = useText('savedViews')
  const words = useProblemText()
  const act = async (doing: () => Promise<unknown>, done?: string) => {
    try {
      await doing()
      if (done) toast.success(text(done))
      return true
    } catch (error) {
      toast.error(words(error), error)
      return false
    } finally {
      void refreshTopics(queries, ['saved-views'])
    }
  }
  return {
    setDefault: (viewId: string | null) =>
      act(
        () => callApi(savedViewsEndpoints.setDefaultView, { body: { list, viewId } }),
        viewId ? 'toast.isDefault' : 'toast.noDefault',
      ),
    copyLink: ({ id }: SavedView) =>
      act(
        () => navigator.clipboard.writeText(`${location.origin}${location.pathname}?view=${id}`),
        'toast.copied',
      ),
    update: ({ id, version }: SavedView, present: ListView) =>
      act(
        () =>
          callApi(savedViewsEndpoints.editView, {
            params: { id },
            version,
            body: { state: stateOf(present) },
          }),
        'toast.updated',
      ),
    remove: ({ id, version }: SavedView) =>
      act(() => callApi(savedViewsEndpoints.deleteView, { params: { id }, version })),
    restore: ({ id }: SavedView) =>
      act(() => callApi(savedViewsEndpoints.restoreView, { params: { id } }), 'toast.restored'),
  }
}
