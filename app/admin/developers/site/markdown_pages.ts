import { appUrl } from '#config/app'
import { renderChangelogMarkdown } from '#admin/developers/changelog/changelog_markdown'
import { renderErrorListMarkdown } from '#admin/developers/errors/error_markdown'
import { listGuides, findGuide } from '#admin/developers/guides/guide'
import { renderGuideMarkdown } from '#admin/developers/guides/render_guide'
import { inlineReferences } from '#admin/developers/openapi/response_schemas'
import { API_PREFIX } from '#admin/developers/openapi/api_routes'
import { ERROR_STATUSES } from '#admin/developers/openapi/error_responses'
import type { FailureStatus } from '#identity/access/call_documentation'
import {
  listFieldRows,
  type FieldRow,
  describeField,
  describeType,
} from '#admin/developers/openapi/field_rows'
import { findPublicCallGroup } from '#admin/developers/site/call_group'
import { type CallPage, loadCallPage } from '#admin/developers/site/call_page'
import { renderCallLinks, renderLlmsTxt } from '#admin/developers/site/llms_txt'
import { buildSnippets } from '#admin/developers/snippets/snippets'

export async function renderPageMarkdown(slug: string): Promise<string | null> {
  // Calls cannot be tried in Markdown, so this version lists all pages and calls.
  if (slug === 'try-it') return renderLlmsTxt()
  if (slug === 'errors') return renderErrorListMarkdown()
  if (slug === 'changelog') return renderChangelogMarkdown()
  const guide = findGuide(slug)
  return (
    guide &&
    linkMarkdownPages(
      `# ${guide.title}\n\n${guide.summary}\n\n${renderGuideMarkdown(guide.markdown)}`
    )
  )
}

export async function renderCallMarkdown(id: string): Promise<string | null> {
  const page = await loadCallPage(id)
  return page && renderCallPage(page)
}

export async function renderGroupMarkdown(slug: string): Promise<string | null> {
  const group = await findPublicCallGroup(slug)
  return group && `# ${group.tag}\n\n${group.description}\n\n${renderCallLinks(group)}`
}

function linkMarkdownPages(markdown: string): string {
  const slugs = listGuides().map(({ slug }) => slug)
  return markdown.replace(/\]\(\/([\w/-]*)(#[\w-]+)?\)/g, (_, path: string, anchor = '') => {
    const isGuide = slugs.some((slug) => path === `developers/${slug}`)
    return `](${appUrl}/${path}${isGuide ? '.md' : ''}${anchor})`
  })
}

function renderCallPage({ call, request, success }: CallPage): string {
  const { route, operation, audience, parameters, body, answer, failures } = call
  const { scope } = route
  const given = parameters.map(({ name, in: where, required, schema }) => ({
    path: name,
    required,
    note: describeField(schema),
    type: `${describeType(schema)}, in the ${where}`,
  }))
  return [
    `# ${operation.summary}`,
    `\`${route.method} ${API_PREFIX}${route.path}\``,
    operation.description,
    !(scope && route.needsSignIn) && audience,
    scope && `API keys require the scope \`${scope}\`.`,
    route.acceptsKey && 'Accepts an `Idempotency-Key` header.',
    ...renderMarkdownSection('Parameters', renderFieldList(given, true)),
    ...renderMarkdownSection('Body', body && renderFieldList(listFieldRows(body), true)),
    ...renderMarkdownSection('Example', fenceCode('sh', buildSnippets(request)[0]!.code)),
    ...renderMarkdownSection(
      `Response ${success.status}`,
      operation.file
        ? `A file: ${operation.file}`
        : renderFieldList(listFieldRows(inlineReferences(answer)), false)
    ),
    success.example !== undefined && fenceCode('json', JSON.stringify(success.example, null, 2)),
    ...renderMarkdownSection(
      'Errors',
      Object.entries(failures)
        .map(([status, codes]) => {
          const { meaning } = ERROR_STATUSES[Number(status) as FailureStatus]
          return [`- ${status}: ${meaning}`, ...codes.map((code) => `\`${code}\``)].join(' ')
        })
        .join('\n')
    ),
  ]
    .filter(Boolean)
    .join('\n\n')
}

function renderMarkdownSection(title: string, text: string | null): string[] {
  return text ? [`## ${title}`, text] : []
}

function renderFieldList(rows: FieldRow[], isRequest: boolean): string {
  return rows
    .map(({ path, type, required, note }) => {
      const optional = isRequest && !required ? ', optional' : ''
      return `- \`${path}\` (${type}${optional})${note && `: ${note}`}`
    })
    .join('\n')
}

function fenceCode(language: string, code: string): string {
  return `\`\`\`${language}\n${code}\n\`\`\``
}
