import { IconFileTypePdf } from '@tabler/icons-react'
import type { Endpoint } from '#kit/contract/define-endpoint.ts'
import type { CallOptions } from '#kit/web/api-request.ts'
import type { OtherFormat } from '#kit/web/file/ExportButton.tsx'
import { useText } from '#kit/web/text.ts'

/** A report on the letterhead, beside its table as a file. */
export function usePaperFormat(endpoint: Endpoint, asked: CallOptions): OtherFormat[] {
  const text = useText('reports')
  const icon = <IconFileTypePdf size={18} stroke={1.75} aria-hidden />
  return [{ key: 'pdf', label: text('paper.export'), icon, endpoint, asked }]
}
