const BLOCKS =
  /^(ADDRESS|ARTICLE|ASIDE|DD|DIV|DL|DT|FIGURE|FOOTER|FORM|H\d|HEADER|LI|MAIN|NAV|OL|P|PRE|SECTION|TABLE|TR|UL)$/
const BLOCK_CLASS = /(^|\s)(block|flex|grid)(\s|$)/
/** What stands in these are blocks, whatever it is elsewhere. */
const BOXES_CLASS = /(^|\s)(inline-)?(flex|grid)(\s|$)/

/** As it reads, a line for each block. */
export function innerText(element: Element): string {
  return read(element)
    .replace(/[ ]*\n\s*/g, '\n')
    .trim()
}

function read(node: Node): string {
  if (node.nodeType === node.TEXT_NODE) return (node.textContent ?? '').replace(/\s+/g, ' ')
  if (node.nodeName === 'BR') return '\n'
  const style = (node as Element).getAttribute?.('class') ?? ''
  const parts = [...node.childNodes].map(read)
  const text = BOXES_CLASS.test(style)
    ? parts.filter((part) => part.trim()).join('\n')
    : parts.join(node.nodeName === 'TR' ? '\t' : '')
  return BLOCKS.test(node.nodeName) || BLOCK_CLASS.test(style) ? `\n${text}\n` : text
}
