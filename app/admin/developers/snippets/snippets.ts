import { appUrl } from '#config/app'
import { API_PREFIX } from '#admin/developers/openapi/api_routes'
import { curlOf } from '#admin/developers/snippets/curl'
import type { ExampleRequest, Snippet } from '#admin/developers/snippets/example_request'
import { javascriptOf } from '#admin/developers/snippets/javascript'
import { phpOf } from '#admin/developers/snippets/php'
import { pythonOf } from '#admin/developers/snippets/python'

/** The same call in every language that the site speaks; the first is what is seen without scripts. */
export function snippetsOf(request: ExampleRequest): Snippet[] {
  const base = appUrl + API_PREFIX
  return [
    { language: 'curl', code: curlOf(request, base) },
    { language: 'javascript', code: javascriptOf(request, base) },
    { language: 'php', code: phpOf(request, base) },
    { language: 'python', code: pythonOf(request, base) },
  ]
}
