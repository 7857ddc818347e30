/** What the page was given to show, out of its HTML. */
export function propsOf(html: string) {
  const [, json] = /<script[^>]*type="application\/json"[^>]*>(.*?)<\/script>/s.exec(html) ?? []
  if (!json) throw new Error('This is no page of ours')
  return JSON.parse(json)
}
