import type { OperationGroup } from '#admin/developers/openapi/operation'

export const staffTariffVersions: OperationGroup = {
  tag: 'Tariff versions',
  description: 'Every tariff that was, is or may come, as staff keep them.',
  operations: {
    'api.admin.tariff_versions.index': {
      summary: 'List the versions of the tariff',
      description:
        'Drafts and what was published as a whole, unless `show` asks for something else. Every save by hand is a version too: `show=saves`.',
    },
    'api.admin.tariff_versions.show': { summary: 'Read a version of the tariff' },
    'api.admin.tariff_versions.store': {
      summary: 'Start a draft of the tariff',
      description:
        'With all prices of the version that `from` names, or of what is live. Calls about zones and rates change it when they name it as `version` in their address.',
      failures: [404, 409],
    },
    'api.admin.tariff_versions.destroy': {
      summary: 'Discard a draft of the tariff',
      failures: [409],
    },
    'api.admin.version_differences.index': {
      summary: 'See what a version of the tariff changes',
      description:
        'Of a draft, against what is live; of a version that was published, against what was live before it. Zone by zone, the first 200 changed rates of each with what they were; a zone that comes or goes says what it is.',
      failures: [404, 409],
    },
    'api.admin.version_differences.show': {
      summary: 'See what a version of the tariff changes in one zone',
      description: 'All changed rates of a zone, 200 a page.',
      failures: [404, 409],
    },
    'api.admin.version_difference_exports.show': {
      summary: 'Download all rates that a version of the tariff changes',
      description: 'With `zone`, those of one zone alone.',
      file: 'text/csv',
      failures: [404, 409],
    },
    'api.admin.version_checks.store': {
      summary: 'Check a version of the tariff',
      description:
        'What somebody should look at before it is published, the first 200 of each check, with the screen where it is mended. Of a draft, beside what is live; of a version that was published, beside the one before it. Prices below cost and prices that change a lot are compared with their surcharges, of the day on which the version starts: `surcharges` is what they add to `rate`, and null where rates alone are compared. A finding about a surcharge has its `surchargeId`, and no `kind`. It stops nothing and writes nothing.',
      failures: [404, 409],
    },
    'api.admin.version_publications.store': {
      mayAsk: true,
      summary: 'Publish a draft of the tariff, or plan its start',
      description:
        'Without `startsAt` it is live at once. Zones that were changed on the live tariff since the draft was begun are named by a 409 unless `replace` says that the draft takes their place. With `seen`, the `fingerprint` of its differences, a 409 says that somebody has changed the draft, or the live tariff where it does, since they were read.',
      failures: [409, 422],
    },
    'api.admin.version_roll_backs.store': {
      mayAsk: true,
      summary: 'Roll back a version of the tariff',
      description:
        'All prices become what they were just before that version was published. With `live`, a 409 says that another version is live by now. Of a planned version, its start is cancelled.',
      failures: [409],
    },
    'api.admin.past_prices.store': {
      summary: 'Ask for the price of a past day or of a version',
      description:
        'A question of the calculator, with `version`, or `at`, a day or a moment in Lagos, and `billingGroup` for the prices of a contract. A day means its end. Of a moment to come it is the live tariff with what is planned to start by then, which `planned` names.',
      failures: [404, 409, 422],
    },
  },
}
