interface Tag {
  tag: string
  attributes: Record<string, unknown>
  toString(): string
}

/**
 * Returns the tag of a script or the style sheet. On a server-rendered page, scripts load after
 * styles, fonts and pictures, because the page is readable without them.
 */
export function assetTag(tag: Tag, { ssrBody }: { ssrBody?: string }): string {
  const isScript = tag.tag === 'script' || tag.attributes.rel === 'modulepreload'
  const html = tag.toString()
  return isScript && ssrBody ? html.replace(/^<\w+/, '$& fetchpriority="low"') : html
}
