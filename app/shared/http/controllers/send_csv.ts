import type { Readable } from 'node:stream'
import type { HttpContext } from '@adonisjs/core/http'
import { sendAttachment } from '#shared/http/controllers/send_attachment'
import { type CsvColumns, listCsv } from '#shared/http/csv_stream'

export function sendCsv(ctx: HttpContext, name: string, content: Readable) {
  return sendAttachment(ctx, { name, type: 'text/csv; charset=utf-8', content })
}

export function sendListCsv<Row>(
  ctx: HttpContext,
  name: string,
  columns: CsvColumns<Row>,
  rows: AsyncIterable<Row> | Iterable<Row>
) {
  return sendCsv(ctx, name, listCsv(columns, rows))
}
