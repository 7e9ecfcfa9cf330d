import { Navigate } from '@tanstack/react-router'
import { accountsScreens } from '#modules/accounts/contract/accounts.screens.ts'

/** The settings begin with one's own account; so does a tab that there is not. */
export const SettingsScreen = () => (
  <Navigate to={accountsScreens.settingsAccount.path} search={{}} replace />
)
