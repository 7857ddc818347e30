import { join } from 'node:path'
import { build } from 'vite'
import tailwindcss from '@tailwindcss/vite'
import app from '@adonisjs/core/services/app'

/** Builds our style sheet as a browser receives it, without the fonts it loads later. */
export async function styleSheet(): Promise<Buffer> {
  const built = await build({
    configFile: false,
    root: app.makePath(),
    logLevel: 'error',
    publicDir: false,
    plugins: [tailwindcss()],
    build: {
      write: false,
      assetsInlineLimit: 0,
      rolldownOptions: { input: join(app.makePath(), 'inertia/css/app.css') },
    },
  })
  const outputs = Array.isArray(built) ? built : [built]
  const files = outputs.flatMap((result) => ('output' in result ? result.output : []))
  const sheets = files.filter(({ fileName }) => fileName.endsWith('.css'))
  return Buffer.concat(
    sheets.map((sheet) => Buffer.from('source' in sheet ? (sheet.source as string) : ''))
  )
}
