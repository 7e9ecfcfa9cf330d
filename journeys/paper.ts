import type { Browser } from '@playwright/test'

/** A PDF as somebody scans or prints one, a page for each sentence. */
export async function paperOf(browser: Browser, sentences: readonly string[]) {
  const sheet = await browser.newPage()
  await sheet.setContent(
    sentences.map((each) => `<p style="break-after: page">${each}</p>`).join(''),
  )
  const paper = await sheet.pdf({ format: 'Letter', pageRanges: `1-${sentences.length}` })
  await sheet.close()
  return Buffer.from(paper)
}
