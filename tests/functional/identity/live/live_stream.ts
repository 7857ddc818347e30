import type { PageSession } from '#tests/functional/identity/sessions/page_session'

export async function openLiveStream(page: PageSession, path = '/live') {
  const response = await page.get(path)
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  const next = async (): Promise<string> => {
    for (;;) {
      const [whole, after] = rest.split(/\n\n([^]*)/)
      if (after !== undefined) {
        rest = after
        const data = /^data: (.*)$/m.exec(whole!)?.[1]
        if (data && !data.includes('$$transmit/ping')) return JSON.parse(data).payload
        continue
      }
      const { value, done } = await reader.read()
      if (done) return 'the end'
      rest += value
    }
  }
  return { response, next, close: () => reader.cancel() }
}
