import { fileURLToPath } from 'node:url'

export const isTracing = Boolean(process.env.OTEL_EXPORTER_OTLP_ENDPOINT)

/** Await this before any other import: modules that are loaded earlier are not traced. */
export async function beginTracing(): Promise<void> {
  if (!isTracing) return
  const { init } = await import('@adonisjs/otel/init')
  await init(fileURLToPath(new URL('../../', import.meta.url)))
}
