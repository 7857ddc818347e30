import { test } from '@japa/runner'
import fc from 'fast-check'
import testUtils from '@adonisjs/core/services/test_utils'
import { setByKey } from '#shared/scale/relation_preloads'
import Shipment from '#shipping/shipment/models/shipment'
import { makeShipment } from '#tests/support/shipment_rows'

type Row = Record<string, unknown>

function rowsWith(keys: unknown[], name: string) {
  const seen = { reads: 0 }
  const rows = keys.map((key, place) => ({
    place,
    get [name]() {
      seen.reads += 1
      return key
    },
  }))
  return { rows: rows as Row[], seen }
}

function relationOf(type: 'hasMany' | 'belongsTo') {
  const given = new Map<unknown, unknown>()
  const placeOf = (row: Row | null) => row && row.place
  return {
    given,
    type,
    localKey: 'local',
    foreignKey: 'foreign',
    setRelated: (parent: Row, related: Row | Row[] | null) =>
      void given.set(
        parent.place,
        Array.isArray(related) ? related.map(placeOf) : placeOf(related)
      ),
    setRelatedForMany() {},
  }
}

const keys = fc.array(fc.oneof(fc.nat(5), fc.constantFrom(null, undefined, '1')), { maxLength: 20 })

test.group('Preloaded related rows', () => {
  test('are set on the parents with their key, in order', ({ assert }) => {
    fc.assert(
      fc.property(keys, keys, (own, others) => {
        const many = relationOf('hasMany')
        setByKey(many, rowsWith(own, 'local').rows, rowsWith(others, 'foreign').rows)
        const single = relationOf('belongsTo')
        setByKey(single, rowsWith(own, 'foreign').rows, rowsWith(others, 'local').rows)
        own.forEach((key, place) => {
          const places = others.flatMap((other, at) =>
            key !== undefined && other === key ? [at] : []
          )
          assert.deepEqual(many.given.get(place), places)
          assert.deepEqual(single.given.get(place), places[0] ?? null)
        })
      })
    )
  })

  test('are read once each, however many there are', ({ assert }) => {
    const [parents, related] = [
      rowsWith(
        Array.from({ length: 1_000 }).map((_, at) => at),
        'local'
      ),
      rowsWith(
        Array.from({ length: 2_000 }).map((_, at) => at >> 1),
        'foreign'
      ),
    ]
    const relation = relationOf('hasMany')
    setByKey(relation, parents.rows, related.rows)
    assert.deepEqual(relation.given.get(999), [1_998, 1_999])
    assert.deepEqual([parents.seen.reads, related.seen.reads], [1_000, 2_000])
  })

  test('are not compared with every parent in the preload of a model', async ({
    assert,
    cleanup,
  }) => {
    const trx = await testUtils.db().wrapInGlobalTransaction()
    cleanup(() => trx())
    const created = [await makeShipment(), await makeShipment()]
    const relation = Shipment.$getRelation('addresses') as unknown as { isRelatedRow?: unknown }
    relation.isRelatedRow = () => assert.fail('a row was compared with each parent')
    cleanup(() => void delete relation.isRelatedRow)
    const ids = created.map(({ id }) => id)
    const shipments = await Shipment.query().whereIn('id', ids).preload('addresses')
    for (const { id, addresses } of shipments) {
      assert.lengthOf(addresses, 2)
      assert.isTrue(addresses.every(({ shipmentId }) => shipmentId === id))
    }
  })
})
