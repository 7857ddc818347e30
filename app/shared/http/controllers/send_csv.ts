import type { Readable } from 'node:stream'
import type { HttpContext } from '@adonisjs/core/http'

/** Answers with the file, under its name. */
export function sendCsv({ response }: HttpContext, name: string, file: Readable) {
  response.header('Content-Type', 'text/csv; charset=utf-8')
  response.header('Content-Disposition', `attachment; filename="${name}"`)
  response.header('Cache-Control', 'no-store')
  return response.stream(file)
}
