import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { COLUMN, DISTRIBUTED, FIRST, PARENT } from '#admin/distribution/plan'
import { rowsOf } from '#shared/database/rows'

export interface Step {
  says: string
  sql: string
}

interface Rule {
  /** With its schema, as SQL writes it. */
  table: string
  name: string
  definition: string
}

interface Reference extends Rule {
  column: string
  parent: string
  onDelete: string
}

interface Key extends Rule {
  isConstraint: boolean
  isPrimary: boolean
}

/** A table of the plan, with its partitions where it has some. */
const OURS = `select relid::oid as oid from unnest(:tables::text[]) as name,
    lateral (select name::regclass as relid union select relid from pg_partition_tree(name::regclass)) as family`

const TOP = `select name::regclass::oid as oid from unnest(:tables::text[]) as name`

/** All that makes of one database a distributed one, in the order in which it is done. */
export async function distributionSteps(client: QueryClientContract): Promise<Step[]> {
  const triggers = await triggersOf(client)
  const references = await referencesOf(client)
  const keys = await keysOf(client)
  return [
    ...triggers.map(({ table, name }) => step('take off', `drop trigger ${name} on ${table}`)),
    ...references.map(({ table, name }) =>
      step('untie', `alter table ${table} drop constraint ${name}`)
    ),
    ...columnSteps(),
    ...keys.flatMap(keySteps),
    ...Object.keys(DISTRIBUTED).map(distributed),
    ...references.flatMap(tied),
  ]
}

const step = (says: string, sql: string): Step => ({ says, sql })

function columnSteps(): Step[] {
  return Object.entries(DISTRIBUTED).flatMap(([table, source]) => {
    if (source === 'own') return []
    return [
      step('add', `alter table ${table} add column ${COLUMN} bigint`),
      step(
        'fill',
        `update ${table} set ${COLUMN} = parent.${COLUMN} from ${PARENT[source]} as parent where parent.id = ${table}.${source}`
      ),
      step('demand', `alter table ${table} alter column ${COLUMN} set not null`),
    ]
  })
}

/** The key as it was, with the organization in front. */
function keySteps({ table, name, definition, isConstraint, isPrimary }: Key): Step[] {
  if (isConstraint) {
    const columns = definition.slice(definition.indexOf('(') + 1)
    const kind = isPrimary ? 'primary key' : 'unique'
    return [
      step('open', `alter table ${table} drop constraint ${name}`),
      step('widen', `alter table ${table} add constraint ${name} ${kind} (${COLUMN}, ${columns}`),
    ]
  }
  return [
    step('open', `drop index ${schemaOf(table)}${name}`),
    step('widen', definition.replace(/(USING btree \()/, `$1${COLUMN}, `)),
  ]
}

const schemaOf = (table: string) => (table.includes('.') ? `${table.split('.')[0]}.` : '')

function distributed(table: string): Step {
  const beside = table === FIRST ? '' : `, colocate_with => '${FIRST}'`
  return step('distribute', `select create_distributed_table('${table}', '${COLUMN}'${beside})`)
}

/** What refers to rows of the same organization does so on its node; what refers to the coordinator's cannot. */
function tied({ table, name, column, parent, onDelete }: Reference): Step[] {
  if (!(parent in DISTRIBUTED) || !(table in DISTRIBUTED)) return []
  const key = parent === 'tracking_events' ? `shipment_id, ${column}` : column
  const target = parent === 'tracking_events' ? 'shipment_id, id' : 'id'
  return [
    step(
      'tie',
      `alter table ${table} add constraint ${name} foreign key (${COLUMN}, ${key}) references ${parent} (${COLUMN}, ${target})${onDelete}`
    ),
  ]
}

const tables = Object.keys(DISTRIBUTED)

function triggersOf(client: QueryClientContract) {
  return rowsOf<{ table: string; name: string }>(
    client,
    `select tgrelid::regclass::text as table, quote_ident(tgname) as name from pg_trigger
     where not tgisinternal and tgparentid = 0 and tgrelid in (${OURS}) order by 1, 2`,
    { tables }
  )
}

/** Those that begin or end at a table of the plan, as they were made and not as partitions have them from their table. */
function referencesOf(client: QueryClientContract) {
  return rowsOf<Reference>(
    client,
    `select conrelid::regclass::text as table, quote_ident(conname) as name, confrelid::regclass::text as parent,
       (select attname from pg_attribute where attrelid = conrelid and attnum = conkey[cardinality(conkey)]) as column,
       case confdeltype when 'c' then ' on delete cascade' else '' end as "onDelete"
     from pg_constraint where contype = 'f' and conparentid = 0 and (conrelid in (${OURS}) or confrelid in (${OURS}))
     order by 1, 2`,
    { tables }
  )
}

/** Unique keys without the organization; a partition's own before those of its table. */
export function keysOf(client: QueryClientContract) {
  return rowsOf<Key>(
    client,
    `select indrelid::regclass::text as table, quote_ident(relname) as name, indisprimary as "isPrimary",
       contype is not null as "isConstraint", coalesce(pg_get_constraintdef(pg_constraint.oid), pg_get_indexdef(indexrelid))
         as definition
     from pg_index join pg_class on pg_class.oid = indexrelid
       left join pg_constraint on conindid = indexrelid and contype in ('p', 'u') and conrelid = indrelid
     where indisunique and indrelid in (${OURS}) and not relispartition
       and not exists (select from pg_attribute where attrelid = indrelid and attnum = any(indkey) and attname = '${COLUMN}')
     order by indrelid in (${TOP}), 1, 2`,
    { tables }
  )
}
