import { headingsOf } from '#admin/developers/guides/guide_text'
import { allGuides } from '#admin/developers/guides/guide'
import { apiCalls } from '#admin/developers/openapi/reference'
import { callPath, guidePath } from '#admin/developers/site/addresses'
import { siteContents } from '#admin/developers/site/contents'

type Found = { title: string; href: string; about: string }

/** All that can be looked for, small enough to be sent whole: pages, their parts, and calls. */
export async function searchIndex(): Promise<Found[]> {
  const pages = siteContents().flatMap(({ entries }) =>
    entries.map(({ label, href, about }) => ({ title: label, href, about }))
  )
  const parts = allGuides().flatMap(({ slug, title, markdown }) =>
    headingsOf(markdown).map((heading) => ({
      title: heading.title,
      href: `${guidePath(slug)}#${heading.id}`,
      about: title,
    }))
  )
  const described = await apiCalls()
  const calls = described.map(({ id, route, operation }) => ({
    title: operation.summary,
    href: callPath(id),
    about: `${route.method} ${route.path}`,
  }))
  return [...pages, ...parts, ...calls]
}
