import { type Lazy, port } from '#shared/port'

type Lister = { publicPaths: () => Promise<string[]> | string[] }

export const publicPages = port<Lazy<Lister>[]>('pages for search engines')

const OWN_PATHS = ['/', '/branded-tracking', '/branded-notification', '/terms', '/privacy']

export async function listSitemapPaths(): Promise<string[]> {
  const lists = await Promise.all(
    publicPages.provided.map(async (load) => {
      const { publicPaths } = await load()
      return publicPaths()
    })
  )
  return [...new Set([...OWN_PATHS, ...lists.flat()])]
}
