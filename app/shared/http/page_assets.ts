interface Tag {
  tag: string
  attributes: Record<string, unknown>
  toString(): string
}

/**
 * The tag of a script or of the style sheet. Scripts of a page that was rendered here come after its
 * style, letters and pictures: nobody waits for them to read it.
 */
export function assetTag(tag: Tag, { ssrBody }: { ssrBody?: string }): string {
  const isScript = tag.tag === 'script' || tag.attributes.rel === 'modulepreload'
  const html = tag.toString()
  return isScript && ssrBody ? html.replace(/^<\w+/, '$& fetchpriority="low"') : html
}
