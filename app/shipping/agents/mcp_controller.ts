import type { HttpContext } from '@adonisjs/core/http'
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import { appUrl } from '#config/app'
import type { Caller } from '#identity/sessions/caller'
import { createAgentServer } from '#shipping/agents/agent_server'
import { OriginNotAllowed, ApiKeyRequired, BatchNotAccepted } from '#shipping/agents/agent_errors'

const FORWARDED_HEADERS = ['content-type', 'mcp-protocol-version']

export default class McpController {
  /** Each message gets one JSON response: we have no sessions and no streams. */
  async store(ctx: HttpContext) {
    requireOwnOrigin(ctx)
    const caller = requireApiKeyCaller(ctx)
    const parsedBody: unknown = ctx.request.body()
    if (Array.isArray(parsedBody)) throw new BatchNotAccepted()
    const server = createAgentServer({ caller, serialize: (resource) => ctx.serialize(resource) })
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
    await server.connect(transport)
    try {
      return await send(ctx, await transport.handleRequest(toWebRequest(ctx), { parsedBody }))
    } finally {
      await server.close()
    }
  }

  /** GET would open a stream of server messages and DELETE would end a session: we have neither. */
  async refuse({ response }: HttpContext) {
    response.header('Allow', 'POST')
    return response.status(405).send('')
  }
}

/** Accepts API keys only. Throws ApiKeyRequired. */
function requireApiKeyCaller({ caller }: HttpContext): Caller {
  if (!caller?.apiKey) throw new ApiKeyRequired()
  return caller
}

/** MCP requires servers to refuse calls from pages of other websites. Throws OriginNotAllowed. */
function requireOwnOrigin({ request }: HttpContext) {
  const origin = request.header('origin')
  if (origin !== undefined && origin !== new URL(appUrl).origin) throw new OriginNotAllowed()
}

function toWebRequest({ request }: HttpContext): Request {
  const headers = new Headers({ accept: 'application/json, text/event-stream' })
  for (const name of FORWARDED_HEADERS) {
    const value = request.header(name)
    if (value) headers.set(name, value)
  }
  return new Request(new URL(request.url(), appUrl), { method: 'POST', headers })
}

async function send({ response }: HttpContext, answer: Response) {
  const type = answer.headers.get('content-type')
  if (type) response.header('content-type', type)
  return response.status(answer.status).send(await answer.text())
}
