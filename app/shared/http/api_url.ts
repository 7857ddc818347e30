const MCP_PATH = '/mcp'

export function isApiUrl(url: string): boolean {
  return url.startsWith('/api/') || url === MCP_PATH || url.startsWith(`${MCP_PATH}/`)
}
