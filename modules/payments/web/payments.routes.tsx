import { IconCash } from '@tabler/icons-react'
import { defineRoutes } from '#kit/web/define-routes.ts'
import { paymentsScreens } from '../contract/payments.screens.ts'

export const routes = defineRoutes(paymentsScreens, {}, { icons: { payments: IconCash } })
