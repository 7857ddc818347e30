import { urlFor } from '@adonisjs/core/services/url_builder'
import db from '@adonisjs/lucid/services/db'
import { type Finder, MAX_RESULTS_PER_KIND } from '#identity/search/finders'
import { pluralize } from '#shared/languages/rules/pluralize'
import { queryRows } from '#shared/database/query_rows'
import type { ZoneKind } from '#shipping/places/zone'
import { zoneTitle } from '#admin/tariffs/zones/rules/zone_kinds'

type Row = { id: number; kind: ZoneKind; courier: string; description: string; members: number }

/** Matches all words against the title, such as "DHL - Ghana - Export". */
const ZONES = `select zones.id, zones.kind, couriers.name as courier, zones.description,
    (select count(*)::int from shipping_zone_members where zone_id = zones.id) as members
  from shipping_zones as zones join couriers on couriers.code = zones.courier_code
  where zones.archived_at is null
    and fold(concat_ws(' ', couriers.name, zones.description, zones.kind)) like all(:words)
  order by fold(zones.description) like :prefix desc, zones.id limit ${MAX_RESULTS_PER_KIND}`

const zoneFinder: Finder = async ({ prefix, words }) => {
  const rows = await queryRows<Row>(db, ZONES, { prefix, words })
  return rows.map(({ id, kind, courier, description, members }) => ({
    kind: 'zone' as const,
    title: zoneTitle({ courierName: courier, description, kind }),
    detail: pluralize(members, 'place'),
    href: urlFor('admin.zone_rates', { kind, id }),
  }))
}

export default zoneFinder
