import { naira } from '#shared/money/rules/money'
import { dearerCustomers } from '#admin/tariffs/replays/replay_sums'

export const CUSTOMER_COLUMNS = [
  ...[
    'Customer',
    'Shipments',
    'Compared',
    'Live Tariff',
    'This Version',
    'Pays More',
    'Pays More %',
  ],
  ...['Really Charged', 'Without a Price'],
]

/** Everybody who pays more, the most first; naira. */
export async function* dearerLines(replayId: number) {
  for (const sum of await dearerCustomers(replayId, null)) {
    const more = sum.afterKobo - sum.beforeKobo
    yield [
      ...[sum.name, sum.shipments, sum.compared, naira(sum.beforeKobo), naira(sum.afterKobo)],
      ...[
        naira(more),
        sum.beforeKobo > 0 ? Math.round((more * 10_000) / sum.beforeKobo) / 100 : '',
      ],
      ...[naira(sum.chargedKobo), sum.lost],
    ]
  }
}
