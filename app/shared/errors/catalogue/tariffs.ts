import type { ErrorNotes } from '#shared/errors/catalogue/error_note'

export const tariffs: ErrorNotes = {
  E_OTHER_BILLING_GROUP: {
    title: 'The billing group is not that of the zone',
    meaning: 'Rates belong to the billing group of their zone.',
    remedy: 'Leave the billing group as the zone has it.',
  },
  E_ZONE_REFUSED: {
    title: 'The zone cannot be saved',
    meaning: 'Places overlap with another zone, or a field is wrong. `errors` names each.',
    remedy: 'Correct what the message names.',
  },
  E_SHEET_REFUSED: {
    title: 'The rates cannot be saved',
    meaning: 'Rows overlap, or have no weight or rate. `errors` names each.',
    remedy: 'Correct the rows that are named.',
  },
  E_TARIFF_REFUSED: {
    title: 'The tariff file could not be imported',
    meaning: 'Lines of the file are wrong; nothing of it was kept. The message names them.',
    remedy: 'Correct the lines, and send the file again.',
  },
  E_SURCHARGE_REFUSED: {
    title: 'The surcharge cannot be saved',
    meaning:
      'It has neither a percentage nor an amount, or both, or its fields contradict each other. `errors` names each.',
    remedy: 'Correct what the message names.',
  },
  E_TARIFF_VERSION_STATE: {
    title: 'The version of the tariff is in another state',
    meaning:
      'Only drafts can be changed, planned and published; only what was published can be rolled back.',
    remedy: 'Make a draft from the version, or cancel its start first, as the message says.',
  },
  E_TARIFF_SAME: {
    title: 'The tariff would stay as it is',
    meaning: 'The version has the same zones, rates and surcharges as the live tariff.',
    remedy: 'Change something in the draft first.',
  },
  E_TARIFF_MOVED: {
    title: 'The live tariff has been changed as well',
    meaning:
      'Zones or surcharges that the draft changes were changed on the live tariff after the draft was begun. `errors` names them.',
    remedy: 'Look at the differences, and publish with `replace` to put the draft in their place.',
  },
  E_TARIFF_CLASH: {
    title: 'The draft does not fit the live tariff',
    meaning:
      'Others have published a zone of the same name or the very same surcharge since, or there would be more than 500 surcharges. `errors` names each.',
    remedy: 'Rename or remove it in the draft, and publish again.',
  },
  E_TARIFF_NEEDS_DRAFT: {
    title: 'The live tariff is changed by a draft',
    meaning: 'Staff have set that a second person approves what is published.',
    remedy: 'Make a draft, change it there, and publish it.',
  },
  E_TARIFF_START: {
    title: 'The start of the tariff is not possible',
    meaning: 'It lies in the past, or more than a year ahead.',
    remedy: 'Choose another day and hour, or leave it out to publish now.',
  },
  E_NO_TARIFF_THEN: {
    title: 'No prices were kept that early',
    meaning: 'The first version of the tariff began later than the day that was asked for.',
    remedy: 'Ask for a later day.',
  },
  E_REPLAY_UNFINISHED: {
    title: 'The replay has not come to its end',
    meaning: 'Its sums are over a part of the shipments only, so they are not shown.',
    remedy:
      'Read the replay until its state is `finished`. One that failed or was cancelled never will be: start another one.',
  },
  E_REPLAY_ENDED: {
    title: 'The replay has come to its end',
    meaning: 'It finished or failed before it was cancelled.',
    remedy: 'Read the replay: nothing is left to stop.',
  },
}
