import { appConfig } from './app-config.ts'

/** How far the server's clock is ahead of this device's, as the page was told when it came. */
const ahead = appConfig.now ? Date.parse(appConfig.now) - Date.now() : 0

/** The present moment, as the server knows it: what is due is not due by a device's own clock. */
export const now = () => new Date(Date.now() + ahead)
