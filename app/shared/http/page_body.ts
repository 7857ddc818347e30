const PAGE_DATA = /(<script data-page[^>]*>)(.*?)(<\/script>)/s

/**
 * Escapes the page data. User text that opens an HTML comment and a script tag would otherwise keep
 * the browser inside that script until the end of the page.
 */
export function escapePageData(body: string): string {
  return body.replace(PAGE_DATA, (_, open: string, json: string, close: string) => {
    return `${open}${json.replaceAll('<', String.raw`\u003c`)}${close}`
  })
}

/**
 * Renames style attributes, which React renders on the server but the content security policy
 * blocks in HTML. A script of the layout applies them, as React does in a browser.
 */
export function withoutStyleAttributes(body: string): string {
  return body.replaceAll(' style="', ' data-css="')
}
