import { appUrl } from '#config/app'
import brand from '#config/brand'
import { type CallGroup, listPublicCallGroups } from '#admin/developers/openapi/documented_calls'
import { callPagePath, markdownPath } from '#admin/developers/site/site_paths'
import { listSiteContents } from '#admin/developers/site/site_contents'

/** Lists the pages of the site for AI assistants: https://llmstxt.org */
export async function renderLlmsTxt(): Promise<string> {
  const contents = await listSiteContents()
  const pages = contents
    .filter(({ title }) => !title.startsWith('Reference'))
    .map(({ title, entries }) => [
      `## ${title}`,
      entries
        .map(({ label, href, about }) => renderLlmsLink(label, markdownPath(href), about))
        .join('\n'),
    ])
  const found = await listPublicCallGroups()
  const groups = found.map((group) => [`## Calls: ${group.tag}`, renderCallLinks(group)])
  return [
    `# ${brand.name} API`,
    `> Prices, bookings, labels and tracking for parcels from, to and within Nigeria, with FedEx, UPS, DHL and Aramex.`,
    `The calls that an API key may make, as OpenAPI 3.1: ${appUrl}/openapi.json?for=keys`,
    `The whole API as OpenAPI 3.1: ${appUrl}/openapi.json`,
    ...[...pages, ...groups].flat(),
  ].join('\n\n')
}

export function renderCallLinks({ calls }: CallGroup): string {
  return calls
    .map(({ id, operation, route }) =>
      renderLlmsLink(
        operation.summary,
        markdownPath(callPagePath(id)),
        `${route.method} ${route.path}`
      )
    )
    .join('\n')
}

function renderLlmsLink(label: string, path: string, about: string): string {
  return `- [${label}](${appUrl}${path}): ${about}`
}
