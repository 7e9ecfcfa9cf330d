interface Mail {
  language: string
  subject: string
  body: string
  link: string | null
  /** What the button says. */
  button: string
  /** The portal's name, above the text. */
  title: string
}

const signs: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? '')

const paragraphs = (text: string) =>
  text
    .split(/\n{2,}/)
    .map((part) => `<p style="margin:0 0 16px">${escape(part).replaceAll('\n', '<br>')}</p>`)
    .join('\n')

const buttonStyle =
  'display:inline-block;padding:12px 20px;border-radius:6px;background:#14619e;color:#fff;font-weight:600;text-decoration:none'

/** The same words as the plain text, for readers that show pages; nothing is fetched from anywhere. */
export function mailPage({ language, subject, body, link, button, title }: Mail): string {
  const address = link && escape(link)
  const way = address
    ? `<p style="margin:24px 0"><a href="${address}" style="${buttonStyle}">${escape(button)}</a></p>
<p style="margin:0;font-size:13px;color:#5b6470;word-break:break-all">${address}</p>`
    : ''
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(subject)}</title></head>
<body style="margin:0;padding:24px;background:#f5f6f8">
<div style="max-width:560px;margin:0 auto;padding:32px;border:1px solid #e1e5ea;border-radius:8px;background:#fff;font:16px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif;color:#1c2430">
<p style="margin:0 0 24px;font-weight:700">${escape(title)}</p>
${paragraphs(body)}
${way}
</div>
</body>
</html>
`
}
