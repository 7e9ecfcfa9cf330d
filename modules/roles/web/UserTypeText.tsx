import { useText } from '#kit/web/text.ts'

export const UserTypeText = ({ value }: { value: string }) =>
  useText('roles')(`choices.userType.${value}`)
