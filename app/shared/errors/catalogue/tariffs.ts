import type { ErrorNotes } from '#shared/errors/catalogue/error_note'

export const tariffs: ErrorNotes = {
  E_OTHER_BILLING_GROUP: {
    title: 'The billing group is not that of the zone',
    meaning: 'Rates belong to the billing group of their zone.',
    remedy: 'Use the billing group of the zone.',
  },
  E_ZONE_REFUSED: {
    title: 'The zone cannot be saved',
    meaning: 'Places overlap with another zone, or fields are invalid. `errors` names each one.',
    remedy: 'Correct what the message names.',
  },
  E_SHEET_REFUSED: {
    title: 'The rates cannot be saved',
    meaning: 'Rows overlap, or have no weight or rate. `errors` names each row.',
    remedy: 'Correct the named rows.',
  },
  E_TARIFF_REFUSED: {
    title: 'The tariff file could not be imported',
    meaning: 'Lines of the file are invalid; nothing was imported. The message names them.',
    remedy: 'Correct the lines, and send the file again.',
  },
  E_SURCHARGE_REFUSED: {
    title: 'The surcharge cannot be saved',
    meaning:
      'A surcharge needs either a percentage or an amount, and no two fields may contradict each other. `errors` names each problem.',
    remedy: 'Correct what the message names.',
  },
  E_TARIFF_VERSION_STATE: {
    title: 'The tariff version has another state',
    meaning:
      'Only drafts can be changed, scheduled and published; only published versions can be rolled back.',
    remedy: 'Create a draft from the version, or cancel its start first, as the message says.',
  },
  E_TARIFF_SAME: {
    title: 'The tariff would not change',
    meaning: 'The version has the same zones, rates and surcharges as the live tariff.',
    remedy: 'Change something in the draft first.',
  },
  E_TARIFF_MOVED: {
    title: 'The live tariff has been changed as well',
    meaning:
      'Zones or surcharges that the draft changes were changed on the live tariff after the draft was created. `errors` names them.',
    remedy: 'Check the differences, and publish with `replace` to overwrite them with the draft.',
  },
  E_TARIFF_CLASH: {
    title: 'The draft does not fit the live tariff',
    meaning:
      'A zone with the same name or an identical surcharge has been published since, or there would be more than 500 surcharges. `errors` names each problem.',
    remedy: 'Rename or remove the zone or surcharge in the draft, and publish again.',
  },
  E_TARIFF_NEEDS_DRAFT: {
    title: 'The live tariff can only be changed with a draft',
    meaning: 'The settings require a second person to approve each publication.',
    remedy: 'Create a draft, make the change there, and publish it.',
  },
  E_TARIFF_START: {
    title: 'The start of the tariff is not possible',
    meaning: 'The start is in the past, or more than a year ahead.',
    remedy: 'Choose another day and hour, or omit the start to publish now.',
  },
  E_NO_TARIFF_THEN: {
    title: 'No prices exist for that day',
    meaning: 'The first tariff version started later than the requested day.',
    remedy: 'Request a later day.',
  },
  E_REPLAY_UNFINISHED: {
    title: 'The replay has not finished',
    meaning: 'The totals of the replay cover only some shipments, so they are not shown.',
    remedy:
      'Poll the replay until its state is `finished`. If it failed or was cancelled, start another one.',
  },
  E_REPLAY_ENDED: {
    title: 'The replay has already ended',
    meaning: 'The replay finished or failed before it was cancelled.',
    remedy: 'Get the replay to see its result.',
  },
}
