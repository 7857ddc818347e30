const PAGE_DATA = /(<script data-page[^>]*>)(.*?)(<\/script>)/s

/**
 * The body of a page with the data in it made harmless: a text that somebody typed with the beginning
 * of a comment and of a script in it would else make the browser read on to the end of the page.
 */
export function escapePageData(body: string): string {
  return body.replace(PAGE_DATA, (_, open: string, json: string, close: string) => {
    return `${open}${json.replaceAll('<', String.raw`\u003c`)}${close}`
  })
}

/**
 * React writes styles as attributes where it draws on the server, which our content policy refuses to HTML. They travel
 * under another name, and a script of the layout sets them as React does in a browser.
 */
export function withoutStyleAttributes(body: string): string {
  return body.replaceAll(' style="', ' data-css="')
}
