/** Where assistants find their tools: a protocol of its own, beside the API. */
const MCP_PATH = '/mcp'

/** Whether a URL of ours is a program's to call, and no page. */
export function isApiUrl(url: string): boolean {
  return url.startsWith('/api/') || url === MCP_PATH || url.startsWith(`${MCP_PATH}/`)
}
