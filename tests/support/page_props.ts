const PROPS = /<script[^>]*type="application\/json"[^>]*>(.*?)<\/script>/s

/** What the page was given to show, out of its HTML. */
export function propsOf(html: string) {
  const [, json] = PROPS.exec(html) ?? []
  if (!json) throw new Error('This is no page of ours')
  return JSON.parse(json)
}

/** What the page shows before any script runs: its HTML without what it was given, which knows more words. */
export function shownIn(html: string): string {
  return html.replace(PROPS, '')
}
