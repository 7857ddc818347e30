import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { addressOfServer } from '#tests/support/api_client'

/** An assistant's view of a tool call's result. */
export interface ToolAnswer {
  isError: boolean
  text: string
  data: any
}

/** Connects an assistant with an API key, using the MCP SDK's own client. */
export async function connectAssistant(key: string) {
  const client = new Client({ name: 'A test', version: '1' })
  const url = new URL('/mcp', addressOfServer())
  const headers = { authorization: `Bearer ${key}` }
  await client.connect(new StreamableHTTPClientTransport(url, { requestInit: { headers } }))

  async function use(name: string, given: object = {}): Promise<ToolAnswer> {
    const answer: any = await client.callTool({ name, arguments: { ...given } })
    const { isError = false, content, structuredContent } = answer
    return { isError, text: content[0].text, data: structuredContent }
  }
  return { client, use }
}
