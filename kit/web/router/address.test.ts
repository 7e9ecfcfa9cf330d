import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { defineScreens } from '#kit/contract/define-screen.ts'
import { useOpenScreen, useScreenParams, useSearchParameters } from './address.ts'
import { parseSearch, stringifySearch } from './search.ts'

const screens = defineScreens({
  order: { path: '/orders/{id}', subject: 'Orders View' },
  editOrder: { path: '/orders/EditDialog', subject: 'Orders Edit', over: 'order' },
})
const knownAs = (key: keyof typeof screens) => ({
  known: { screen: screens[key], key, namespace: 'orders' },
})

/** What a screen is told about where it is. */
function Told() {
  const told = {
    search: useSearchParameters(),
    params: useScreenParams(),
    open: useOpenScreen()?.key,
  }
  return createElement('output', null, JSON.stringify(told))
}

async function toldAt(address: string) {
  const root = createRootRoute({ component: Outlet })
  const under = createRoute({
    getParentRoute: () => root,
    id: 'under',
    staticData: knownAs('order'),
    component: () => [createElement(Told, { key: 'told' }), createElement(Outlet, { key: 'in' })],
  })
  const routeTree = root.addChildren([
    under.addChildren([
      createRoute({ getParentRoute: () => under, path: '/orders/$id' }),
      createRoute({
        getParentRoute: () => under,
        path: '/orders/EditDialog',
        staticData: knownAs('editOrder'),
      }),
    ]),
    createRoute({ getParentRoute: () => root, path: '/plain', component: Told }),
  ])
  const history = createMemoryHistory({ initialEntries: [address] })
  const router = createRouter({ routeTree, history, parseSearch, stringifySearch })
  await router.load()
  const page = renderToStaticMarkup(createElement(RouterProvider, { router: router as never }))
  const [, told = ''] = /<output>(.*)<\/output>/.exec(page) ?? []
  return JSON.parse(told.replaceAll('&quot;', '"')) as object
}

it.each([
  ['/orders/7', { search: {}, params: { id: '7' }, open: 'order' }],
  [
    '/orders/7?page=1e5',
    { search: { page: '1e5' }, params: { id: '7', page: '1e5' }, open: 'order' },
  ],
  // The record stays under the dialog, which names it among its parameters.
  ['/orders/EditDialog?id=7', { search: { id: '7' }, params: { id: '7' }, open: 'editOrder' }],
  // What the path says is not to be changed from behind the question mark.
  ['/orders/7?id=8', { search: { id: '8' }, params: { id: '7' }, open: 'order' }],
  ['/plain?a=b', { search: { a: 'b' }, params: { a: 'b' } }],
])('at %s a screen is told %j', async (address, told) => {
  expect(await toldAt(address)).toEqual(told)
})
