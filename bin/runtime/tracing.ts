import { fileURLToPath } from 'node:url'

export const isTracing = Boolean(process.env.OTEL_EXPORTER_OTLP_ENDPOINT)

/** To be awaited before anything else is imported: what is loaded earlier is not traced. Off, it loads nothing. */
export async function beginTracing(): Promise<void> {
  if (!isTracing) return
  const { init } = await import('@adonisjs/otel/init')
  await init(fileURLToPath(new URL('../../', import.meta.url)))
}
