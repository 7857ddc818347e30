/** What nobody sees, but for tabs and line ends: it comes along when a text is copied from a chat or a page. */
const UNSEEN = /(?![\t\n\r])[\p{Cc}\p{Cf}\p{DI}]/gu

const PLAIN = /^[\t\n\r\x20-\x7e]*$/

/** One spelling for each letter (NFC), and nothing that nobody sees. */
export function cleanText(text: string): string {
  return PLAIN.test(text) ? text : text.replace(UNSEEN, '').normalize('NFC')
}
