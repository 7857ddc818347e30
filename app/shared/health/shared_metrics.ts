import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import db from '@adonisjs/lucid/services/db'
import env from '#start/env'
import { processMetrics } from '#shared/health/process_metrics'
import { queryRows } from '#shared/database/query_rows'

const id = randomUUID()
const address = `${hostname()}:${env.get('HOST')}:${env.get('PORT')}`

/** Four times the interval at which processes publish their metrics. */
const GONE_AFTER = `interval '1 minute'`

export async function publishProcessMetrics() {
  await db.rawQuery(
    `insert into process_metrics (id, address, figures) values (:id, :address, :figures)
     on conflict (id) do update set figures = excluded.figures, told_at = now()`,
    { id, address, figures: await processMetrics.metrics() }
  )
}

export async function removeProcessMetrics() {
  await db.rawQuery('delete from process_metrics where id = ? or told_at < now() - ?::interval', [
    id,
    '1 day',
  ])
}

/** Collects metrics of all processes on this port: a scraper cannot choose which one answers. */
export async function collectPortMetrics(): Promise<string> {
  const others = await queryRows<{ figures: string }>(
    db,
    `select figures from process_metrics
     where address = :address and id <> :id and told_at > now() - ${GONE_AFTER} order by id`,
    { id, address }
  )
  const texts = [await processMetrics.metrics(), ...others.map(({ figures }) => figures)]
  return texts.length > 1 ? groupByFamily(texts) : texts[0]!
}

/** Merges the processes' texts: Prometheus accepts each metric family once, with all samples. */
function groupByFamily(texts: string[]): string {
  const families = new Map<string, string[]>()
  for (const text of texts) {
    let family: string[] = []
    let isNew = false
    for (const line of text.split('\n')) {
      const [, name] = /^# HELP (\S+)/.exec(line) ?? []
      if (name) {
        isNew = !families.has(name)
        family = families.get(name) ?? []
        families.set(name, family)
      }
      if (line && (isNew || !line.startsWith('#'))) family.push(line)
    }
  }
  return `${[...families.values()].flat().join('\n')}\n`
}
