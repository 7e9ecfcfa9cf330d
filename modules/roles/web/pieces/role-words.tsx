import { useLanguage } from '#kit/web/language.ts'
import { roleNameIn } from '../../contract/role-preset-words.ts'

/** What roles are called in the reader's language. */
export function useRoleName() {
  const language = useLanguage()
  return (role: Parameters<typeof roleNameIn>[1]) => roleNameIn(language, role)
}

export const RoleName = ({ role }: { role: Parameters<typeof roleNameIn>[1] }) =>
  useRoleName()(role)
