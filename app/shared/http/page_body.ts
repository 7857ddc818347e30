const PAGE_DATA = /(<script data-page[^>]*>)(.*?)(<\/script>)/s

/** Escapes `<` in page data: otherwise `<!--<script` in a user's text would swallow the page. */
export function escapePageData(body: string): string {
  return body.replace(PAGE_DATA, (_, open: string, json: string, close: string) => {
    return `${open}${json.replaceAll('<', String.raw`\u003c`)}${close}`
  })
}

/** Renames style attributes, which the CSP blocks; a script of the layout applies them. */
export function withoutStyleAttributes(body: string): string {
  return body.replaceAll(' style="', ' data-css="')
}
