export const COUNTED_PAGES_DOCS =
  'Counts up to 10,000 rows. Beyond that, `hasMoreThanTotal` is true and `nextPageUrl` carries the `cursor` of the next page. Returns 422 `E_BAD_CURSOR` for the cursor of another list, and 422 `E_PAGE_TOO_FAR` for a page number beyond the counted rows, unless you pass a `cursor`.'

export const SEARCHED_PAGES_DOCS = `${COUNTED_PAGES_DOCS} A search for one or two letters covers only the newest 10,000 rows.`

export const VERSION_DOCS =
  'Send the `version` that you read: the call returns 409 if someone has made a change since.'
