const BLOCKS =
  /^(ADDRESS|ARTICLE|ASIDE|DD|DIV|DL|DT|FIGURE|FOOTER|FORM|H\d|HEADER|LI|MAIN|NAV|OL|P|PRE|SECTION|TABLE|TR|UL)$/

/** Returns an element's text as rendered, with a line for each block. */
export function innerText(element: Element): string {
  const read = (node: Node): string => {
    if (node.nodeType === node.TEXT_NODE) return (node.textContent ?? '').replace(/\s+/g, ' ')
    if (node.nodeName === 'BR') return '\n'
    const text = [...node.childNodes].map(read).join(node.nodeName === 'TR' ? '\t' : '')
    return BLOCKS.test(node.nodeName) ? `\n${text}\n` : text
  }
  return read(element)
    .replace(/[ ]*\n\s*/g, '\n')
    .trim()
}
