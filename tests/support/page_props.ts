const PROPS = /<script[^>]*type="application\/json"[^>]*>(.*?)<\/script>/s

export function readProps(html: string) {
  const [, json] = PROPS.exec(html) ?? []
  if (!json) throw new Error('This is no page of ours')
  return JSON.parse(json)
}

/** Returns the HTML without its embedded props, which contain more text than the page shows. */
export function removeProps(html: string): string {
  return html.replace(PROPS, '')
}
