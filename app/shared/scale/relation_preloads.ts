import { Preloader } from '@adonisjs/lucid/orm'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'

type Row = Record<string, unknown>

interface Relation {
  type: string
  localKey: string
  foreignKey: string
  setRelated(parent: Row, related: Row | Row[] | null): void
  setRelatedForMany(parents: Row[], related: Row[]): void
}

/** Private methods of Lucid's Preloader: each query constructs one itself and takes no subclass. */
interface InternalPreloader {
  preloads: Record<string, { relation: Relation }>
  processRelation(name: string, parent: Row, client: Client): Promise<void>
  processRelationForMany(name: string, parents: Row[], client: Client): Promise<void>
  processAllForOne(parent: Row, client: Client): Promise<void>
  processAllForMany(parents: Row[], client: Client): Promise<void>
}

type Client = Pick<QueryClientContract, 'isTransaction'>

/**
 * Lucid 22.4.2 compares each parent with each row (2,000 shipments with two addresses block for
 * seconds), and queries relations concurrently, which pg 9 refuses in a transaction. Delete this
 * file with the next version: Lucid's pull requests 1187 and 1200 fix both.
 */
function improvePreloading() {
  const preloader = Preloader.prototype as unknown as InternalPreloader
  preloader.processAllForOne = function (parent, client) {
    return each(this, client, (name) => this.processRelation(name, parent, client))
  }
  preloader.processAllForMany = async function (parents, client) {
    if (parents.length === 0) return
    await each(this, client, (name) => {
      setRelatedByKey(this.preloads[name]!.relation)
      return this.processRelationForMany(name, parents, client)
    })
  }
}

improvePreloading()

async function each(
  { preloads }: InternalPreloader,
  { isTransaction }: Client,
  load: (name: string) => Promise<void>
) {
  const names = Object.keys(preloads)
  if (isTransaction) for (const name of names) await load(name)
  else await Promise.all(names.map(load))
}

function setRelatedByKey(relation: Relation) {
  if (relation.type !== 'hasMany' && relation.type !== 'belongsTo') return
  relation.setRelatedForMany = (rows, related) => setByKey(relation, rows, related)
}

/** Assigns as Lucid would: related rows in the order read, or the first for a to-one relation. */
export function setByKey(relation: Relation, parents: Row[], related: Row[]) {
  const isMany = relation.type === 'hasMany'
  const { localKey, foreignKey } = relation
  const [ofParent, ofRelated] = isMany ? [localKey, foreignKey] : [foreignKey, localKey]
  const byKey = Map.groupBy(related, (row) => row[ofRelated])
  for (const parent of parents) {
    const key = parent[ofParent]
    const found = key === undefined ? [] : (byKey.get(key) ?? [])
    relation.setRelated(parent, isMany ? found : (found[0] ?? null))
  }
}
