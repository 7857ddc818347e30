import { appUrl } from '#config/app'
import brand from '#config/brand'
import { TAGS } from '#admin/developers/openapi/tags'
import { apiCalls } from '#admin/developers/openapi/reference'
import { callPath, twinOf } from '#admin/developers/site/addresses'
import { siteContents } from '#admin/developers/site/contents'

/** The site as a list for programs that read: https://llmstxt.org */
export async function llmsTxt(): Promise<string> {
  const calls = await apiCalls()
  const pages = siteContents()
    .filter(({ title }) => !title.startsWith('Reference'))
    .map(({ title, entries }) => [
      `## ${title}`,
      entries.map(({ label, href, about }) => line(label, twinOf(href), about)).join('\n'),
    ])
  const groups = TAGS.map(({ tag }) => [
    `## Calls: ${tag}`,
    calls
      .filter(({ operation }) => operation.tag === tag)
      .map(({ id, operation, route }) =>
        line(operation.summary, twinOf(callPath(id)), `${route.method} ${route.path}`)
      )
      .join('\n'),
  ])
  return [
    `# ${brand.name} API`,
    `> Prices, bookings, labels and tracking for parcels from, to and within Nigeria, with FedEx, UPS, DHL and Aramex.`,
    `The whole API as OpenAPI 3.1: ${appUrl}/openapi.json`,
    ...[...pages, ...groups].flat(),
  ].join('\n\n')
}

function line(label: string, path: string, about: string): string {
  return `- [${label}](${appUrl}${path}): ${about}`
}
