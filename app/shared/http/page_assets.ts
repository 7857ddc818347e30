interface Tag {
  tag: string
  attributes: Record<string, unknown>
  toString(): string
}

/** Lets scripts of a server-rendered page load after its styles, fonts and pictures. */
export function assetTag(tag: Tag, { ssrBody }: { ssrBody?: string }): string {
  const isScript = tag.tag === 'script' || tag.attributes.rel === 'modulepreload'
  const html = tag.toString()
  return isScript && ssrBody ? html.replace(/^<\w+/, '$& fetchpriority="low"') : html
}
