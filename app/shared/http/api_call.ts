/** Whether a URL of ours is a call of the API, and no page. */
export function isApiUrl(url: string): boolean {
  return url.startsWith('/api/')
}
