import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import {
  type CallToolResult,
  CallToolRequestSchema,
  ErrorCode,
  ListToolsRequestSchema,
  McpError,
  type Tool,
} from '@modelcontextprotocol/sdk/types.js'
import brand from '#config/brand'
import logger from '@adonisjs/core/services/logger'
import type { Scope } from '#identity/api_keys/rules/scopes'
import { requireRight } from '#identity/teams/require_right'
import type { TeamRight } from '#identity/teams/rules/team_rights'
import { toErrorEnvelope } from '#shared/errors/exception_handler'
import type { AgentCall, AgentTool } from '#shipping/agents/agent_tool'
import { BOOKING_TOOLS } from '#shipping/agents/tools/booking_tools'
import { PRICE_TOOLS } from '#shipping/agents/tools/price_tools'
import { SHIPMENT_TOOLS } from '#shipping/agents/tools/shipment_tools'

const TOOLS: readonly AgentTool[] = [...PRICE_TOOLS, ...BOOKING_TOOLS, ...SHIPMENT_TOOLS]

const AGENT_INSTRUCTIONS = [
  'Send parcels from, to and within Nigeria.',
  'Money is in naira, weight in kg, length in cm.',
  'Use find_place to get place codes, then quote, create_draft and book.',
  'book pays with real money unless the key is a test key: show the price to the user and ask before you confirm.',
].join(' ')

/** Uses the SDK's low-level `Server`, because `McpServer` requires the SDK's schema library. */
export function createAgentServer(call: AgentCall): Server {
  const server = new Server(
    { name: brand.name, version: '1' },
    { capabilities: { tools: {} }, instructions: AGENT_INSTRUCTIONS }
  )
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: TOOLS.map(describeTool) }))
  server.setRequestHandler(CallToolRequestSchema, ({ params }) => {
    const tool = TOOLS.find(({ name }) => name === params.name)
    if (!tool) throw new McpError(ErrorCode.InvalidParams, `There is no tool ${params.name}`)
    return runTool(tool, call, params.arguments ?? {})
  })
  return server
}

function describeTool({ name, title, description, kind, input }: AgentTool): Tool {
  return {
    name,
    title,
    description,
    inputSchema: { type: 'object', additionalProperties: false, ...input },
    annotations: {
      title,
      readOnlyHint: kind === 'reads',
      destructiveHint: kind === 'destroys',
      idempotentHint: kind === 'reads',
      openWorldHint: false,
    },
  }
}

/** The team right that the key's creator needs for each scope, as in the API. */
const RIGHT_OF_SCOPE: Partial<Record<Scope, TeamRight>> = {
  'shipments:write': 'book',
  'wallet:pay': 'pay',
}

/** Errors become results, so that the assistant can read them. */
async function runTool(
  { scope, kind, run }: AgentTool,
  call: AgentCall,
  given: Record<string, unknown>
): Promise<CallToolResult> {
  try {
    call.caller.requireScope(scope, { showsOnlyInput: kind === 'adds' })
    const right = RIGHT_OF_SCOPE[scope]
    if (right) await requireRight(call.caller, right)
    const { text, data } = await run(call, given)
    return toolResult(text, data)
  } catch (error) {
    const { status, body } = toErrorEnvelope(error)
    if (status >= 500) logger.error({ err: error }, 'A tool of the MCP server failed')
    const { code, message, errors } = body
    return { ...toolResult(message, { code, message, errors }), isError: true }
  }
}

/** Repeats the data as text for clients without structured content. */
function toolResult(text: string, data: Record<string, unknown>): CallToolResult {
  return {
    content: [
      { type: 'text', text },
      { type: 'text', text: JSON.stringify(data) },
    ],
    structuredContent: data,
  }
}
