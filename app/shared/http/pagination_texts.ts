export const COUNTED_PAGES_DOCS =
  'Pages are counted up to 10,000 rows; where there are more `hasMoreThanTotal` says so, and `nextPageUrl` carries a `cursor` to read on with. A cursor of another list answers 422 `E_BAD_CURSOR`; a page that lies beyond, asked for without one, 422 `E_PAGE_TOO_FAR`.'

export const SEARCHED_PAGES_DOCS = `${COUNTED_PAGES_DOCS} One or two letters are looked for among the newest 10,000.`

export const VERSION_DOCS =
  'With the `version` that was read, a change that somebody else made in between answers 409 instead of being lost.'
