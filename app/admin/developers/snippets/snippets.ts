import { appUrl } from '#config/app'
import { API_PREFIX } from '#admin/developers/openapi/api_routes'
import { toCurl } from '#admin/developers/snippets/curl_snippet'
import type { ExampleRequest, Snippet } from '#admin/developers/snippets/example_request'
import { toJavascript } from '#admin/developers/snippets/javascript_snippet'
import { toPhp } from '#admin/developers/snippets/php_snippet'
import { toPython } from '#admin/developers/snippets/python_snippet'

/** Renders a call in all languages; the first is the default without scripts. */
export function buildSnippets(request: ExampleRequest): Snippet[] {
  const base = appUrl + API_PREFIX
  return [
    { language: 'curl', code: toCurl(request, base) },
    { language: 'javascript', code: toJavascript(request, base) },
    { language: 'php', code: toPhp(request, base) },
    { language: 'python', code: toPython(request, base) },
  ]
}
