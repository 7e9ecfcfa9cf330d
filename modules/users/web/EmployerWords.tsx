import type { ReactNode } from 'react'
import { ModuleName } from '#kit/web/text.ts'

/** Fields of an organisation are called what its own module calls them. */
export const EmployerWords = ({ children }: { children: ReactNode }) => (
  <ModuleName value="employers">{children}</ModuleName>
)
