import { listHeadings } from '#admin/developers/guides/render_guide'
import { listGuides } from '#admin/developers/guides/guide'
import { listPublicCallGroups } from '#admin/developers/openapi/documented_calls'
import { callPagePath, guidePagePath } from '#admin/developers/site/site_paths'
import { listSiteContents } from '#admin/developers/site/site_contents'

type SearchIndexEntry = { title: string; href: string; about: string }

/** Pages, sections and calls, small enough to send at once. */
export async function buildSearchIndex(): Promise<SearchIndexEntry[]> {
  const contents = await listSiteContents()
  const pages = contents.flatMap(({ entries }) =>
    entries.map(({ label, href, about }) => ({ title: label, href, about }))
  )
  const parts = listGuides().flatMap(({ slug, title, markdown }) =>
    listHeadings(markdown).map((heading) => ({
      title: heading.title,
      href: `${guidePagePath(slug)}#${heading.id}`,
      about: title,
    }))
  )
  const groups = await listPublicCallGroups()
  const calls = groups.flatMap((group) =>
    group.calls.map(({ id, route, operation }) => ({
      title: operation.summary,
      href: callPagePath(id),
      about: `${route.method} ${route.path}`,
    }))
  )
  return [...pages, ...parts, ...calls]
}
