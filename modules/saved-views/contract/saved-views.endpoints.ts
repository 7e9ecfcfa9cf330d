import * as z from 'zod/mini'
import { defineEndpoint } from '#kit/contract/define-endpoint.ts'
import { canSchema } from '#kit/contract/define-entity.ts'
import { idSchema } from '#kit/contract/fields.ts'
import { namedRole } from '#modules/roles/contract/named-role.ts'
import { listKey } from './opening.endpoints.ts'
import { savedView } from './saved-view.ts'

const access = { signedIn: true } as const

const viewRecord = z.extend(savedView.record, { owner: z.string(), can: canSchema })
export type SavedView = z.infer<typeof viewRecord>

const views = z.strictObject({
  data: z.array(viewRecord),
  /** With which the list opens for the person. */
  defaultId: z.nullable(idSchema),
  /** With whom the person may share; empty for those who may not. */
  roles: z.array(namedRole),
  can: canSchema,
})
export type SavedViews = z.infer<typeof views>

export const savedViewsEndpoints = {
  listViews: defineEndpoint({
    method: 'GET',
    path: '/saved-views',
    access,
    query: z.object({ list: listKey }),
    output: views,
  }),
  addView: defineEndpoint({
    method: 'POST',
    path: '/saved-views',
    access,
    body: z.extend(savedView.create, { list: listKey }),
    output: viewRecord,
    status: 201,
    idempotent: true,
    problems: ['sharingNotYours'],
  }),
  /** The view with which a list opens for the person; none opens it plain. */
  setDefaultView: defineEndpoint({
    method: 'PUT',
    path: '/saved-views/default',
    access,
    body: z.strictObject({ list: listKey, viewId: z.nullable(idSchema) }),
  }),
  editView: defineEndpoint({
    method: 'PATCH',
    path: '/saved-views/{id}',
    access,
    body: savedView.update,
    output: viewRecord,
    ifMatch: true,
    problems: ['viewNotYours', 'sharingNotYours'],
  }),
  deleteView: defineEndpoint({
    method: 'DELETE',
    path: '/saved-views/{id}',
    access,
    ifMatch: true,
    problems: ['viewNotYours'],
  }),
  /** Takes back that it was deleted. */
  restoreView: defineEndpoint({
    method: 'POST',
    path: '/saved-views/{id}/restoration',
    access,
    output: viewRecord,
  }),
}
