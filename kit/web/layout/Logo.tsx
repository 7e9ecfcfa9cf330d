/** The mark before the title; the title says the name. */
export function Logo({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden focusable="false">
      <rect width="32" height="32" rx="8" fill="var(--mantine-color-primary-6)" />
      <path d="M9 22V10h6.6a4.4 4.4 0 0 1 0 8.8h-3V22z" fill="#fff" />
      <circle cx="22" cy="21" r="2.4" fill="#fff" opacity=".8" />
    </svg>
  )
}
