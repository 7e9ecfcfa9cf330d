import type { ReactNode } from 'react'
import { useLanguage } from '#kit/web/language.ts'
import { roleDescriptionIn } from '../contract/role-preset-words.ts'
import type { RoleRow } from '../contract/roles.endpoints.ts'

interface DescriptionProps {
  role: Pick<RoleRow, 'key' | 'description'>
  /** In place of one that nobody wrote. */
  none?: ReactNode
}

/** What a role is for, in the reader's language where the installation says it. */
export const RoleDescription = ({ role, none = '' }: DescriptionProps) =>
  roleDescriptionIn(useLanguage(), role) ?? none
