import { Outlet } from '@tanstack/react-router'
import { StillWorking } from '#kit/web/StillWorking.tsx'
import { ConfirmationHost } from '#kit/web/dialog/ConfirmationHost.tsx'
import { ToastHost } from '#kit/web/toast/ToastHost.tsx'
import { usePageTitle } from '#kit/web/page-title.ts'

export function Root() {
  usePageTitle()
  return (
    <>
      <Outlet />
      <StillWorking />
      <ToastHost />
      <ConfirmationHost />
    </>
  )
}
