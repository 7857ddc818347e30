import { buildSearchIndex } from '#admin/developers/site/search_index'

/** The pages of the site, each once: parts of a page are no pages. */
export async function publicPaths(): Promise<string[]> {
  const found = await buildSearchIndex()
  return [...new Set(found.map(({ href }) => href.split('#')[0]!))]
}
