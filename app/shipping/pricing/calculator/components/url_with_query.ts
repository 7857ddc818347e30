export function urlWithQuery(action: string, query: Record<string, string>): string {
  return `${action}?${new URLSearchParams(query)}`
}
