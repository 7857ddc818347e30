import type { OperationGroup } from '#admin/developers/openapi/operation'

export const staffTariffReplays: OperationGroup = {
  tag: 'Tariff replays',
  description: 'What the shipments of the last 90 days would cost by a version of the tariff.',
  operations: {
    'api.admin.tariff_replays.store': {
      summary: 'Replay the shipments of the last 90 days by a version of the tariff',
      description:
        'Answers the id of the replay, which a worker makes; of the one that is under way where the same was asked for already. A fuel surcharge or a change of a lane is tried on top of the version.',
      failures: [404, 409, 422],
    },
    'api.admin.tariff_replays.index': { summary: 'List the replays of a version of the tariff' },
    'api.admin.tariff_replays.show': {
      summary: 'Read how far a replay is, and what came of it',
      description:
        '`result` is null until the state is `finished`, and stays so for what failed or was cancelled. `before` is what `liveVersion` asks for the same parcels, the tariff that was live when they were priced; `charged` is what was charged at the time. Both leave out all but rate and surcharges. The first 60 of each kind are answered and the first 50 customers; `counts` says how many there are, and the files hold all.',
    },
    'api.admin.tariff_replays.destroy': {
      summary: 'Cancel a replay',
      description:
        'One that waits or runs stops at the next page of shipments, and the next one can begin at once. None of its figures are kept, only who cancelled it and when; cancelling it again changes nothing. One that has come to its end answers 409.',
      failures: [404, 409],
    },
    'api.admin.replay_customers.show': {
      summary: 'Download the customers who would pay more',
      description: 'Whoever pays most of it first; naira.',
      file: 'text/csv',
      failures: [409],
    },
    'api.admin.replay_totals.show': {
      summary:
        'Download all totals of a replay by courier, lane, weight, billing group or customer',
      description:
        'The largest first, and weights from the lightest; naira. By courier unless `by` says otherwise.',
      file: 'text/csv',
      failures: [409],
    },
    'api.admin.replay_courier_changes.show': {
      summary: 'Download the customers for whom another courier would be the cheapest',
      description: 'A line for each pair of couriers of a customer; the most shipments first.',
      file: 'text/csv',
      failures: [409],
    },
  },
}
