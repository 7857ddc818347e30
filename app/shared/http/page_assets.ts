interface Tag {
  tag: string
  attributes: Record<string, unknown>
  toString(): string
}

/** Loads the scripts of a server-rendered page after its styles, fonts and pictures. */
export function assetTag(tag: Tag, { ssrBody }: { ssrBody?: string }): string {
  const isScript = tag.tag === 'script' || tag.attributes.rel === 'modulepreload'
  const html = tag.toString()
  return isScript && ssrBody ? html.replace(/^<\w+/, '$& fetchpriority="low"') : html
}
