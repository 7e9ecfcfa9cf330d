import sharp from 'sharp'

const escaped = (line: string) => line.replace(/[\\()]/g, (sign) => `\\${sign}`)

/** A page of plain lines, as small as a PDF can be. */
export function pdfOf(lines: readonly string[]): Buffer {
  const text = lines.map((line) => `(${escaped(line)}) Tj T*`).join('\n')
  const page = `BT /F1 14 Tf 20 TL 72 760 Td\n${text}\nET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ]
  let body = '%PDF-1.4\n'
  const starts = objects.map((object, at) => {
    const start = body.length
    body += `${at + 1} 0 obj\n${object}\nendobj\n`
    return start
  })
  const rows = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  return Buffer.from(
    `${body}xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`,
    'latin1',
  )
}

/** A slip of paper with lines that somebody has filled in, on a desk. */
export const slipPicture = () =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="960" height="640">
  <rect width="960" height="640" fill="#b58a5c"/>
  <g transform="rotate(-3 480 320)">
    <rect x="150" y="80" width="660" height="480" rx="6" fill="#fdfaf2" stroke="#d8cfba" stroke-width="2"/>
    <rect x="150" y="80" width="660" height="64" fill="#1c5f99"/>
    <g stroke="#c9c0aa" stroke-width="2">
      ${[200, 260, 320, 380, 440].map((y) => `<line x1="200" y1="${y}" x2="760" y2="${y}"/>`).join('')}
    </g>
    <g fill="none" stroke="#223a66" stroke-width="4" stroke-linecap="round">
      <path d="M210 192q20-30 36 0t36 0 36 0 36 0 36 0"/>
      <path d="M210 252q14-24 28 0t28 0 28 0"/>
      <path d="M210 312q18-28 36 0t36 0 36 0 36 0"/>
      <path d="M520 500q30-70 50 0t60-20 40 10 70-20"/>
    </g>
  </g>
</svg>`),
  )
    .png({ palette: true })
    .toBuffer()
