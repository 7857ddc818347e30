/** Invisible characters except tabs and line breaks, often copied along from chats and pages. */
const UNSEEN = /(?![\t\n\r])[\p{Cc}\p{Cf}\p{DI}]/gu

const PLAIN = /^[\t\n\r\x20-\x7e]*$/

export function cleanText(text: string): string {
  return PLAIN.test(text) ? text : text.replace(UNSEEN, '').normalize('NFC')
}
