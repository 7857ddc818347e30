/** Words of the API reference that several rooms say. */

export const VERSION =
  'With the `version` that was read, a change that somebody else made in between answers 409 instead of being lost.'
