import type { Organisation } from '#kit/contract/organisation.ts'

/** What the server tells the page about this installation. */
export interface AppConfig {
  title: string
  languageSwitch: boolean
  demo: boolean
  /** What the organisation calls its single sign-on; null without one. */
  singleSignOn: string | null
  /** The server's moment when the page was made. */
  now?: string
  /** Absent while the database does not answer. */
  organisation?: Organisation
}

const fallback: AppConfig = {
  title: 'Programs',
  languageSwitch: true,
  demo: false,
  singleSignOn: null,
}

function readAppConfig(): AppConfig {
  const content = document.querySelector<HTMLMetaElement>('meta[name="app-config"]')?.content
  try {
    return { ...fallback, ...(JSON.parse(content ?? '{}') as Partial<AppConfig>) }
  } catch {
    return fallback
  }
}

export const appConfig = readAppConfig()

export const cspNonce = () =>
  document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? ''
