import { appUrl } from '#config/app'
import brand from '#config/brand'
import { API_TAGS } from '#admin/developers/openapi/api_tags'
import { listApiCallDocs } from '#admin/developers/openapi/documented_calls'
import { callPagePath, markdownPath } from '#admin/developers/site/site_paths'
import { listSiteContents } from '#admin/developers/site/site_contents'

/** Lists the pages of the site for AI assistants: https://llmstxt.org */
export async function renderLlmsTxt(): Promise<string> {
  const calls = await listApiCallDocs()
  const pages = listSiteContents()
    .filter(({ title }) => !title.startsWith('Reference'))
    .map(({ title, entries }) => [
      `## ${title}`,
      entries
        .map(({ label, href, about }) => renderLlmsLink(label, markdownPath(href), about))
        .join('\n'),
    ])
  const groups = API_TAGS.map(({ tag }) => [
    `## Calls: ${tag}`,
    calls
      .filter(({ operation }) => operation.tag === tag)
      .map(({ id, operation, route }) =>
        renderLlmsLink(
          operation.summary,
          markdownPath(callPagePath(id)),
          `${route.method} ${route.path}`
        )
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

function renderLlmsLink(label: string, path: string, about: string): string {
  return `- [${label}](${appUrl}${path}): ${about}`
}
