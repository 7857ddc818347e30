/** Words of the API reference that several rooms say. */

export const KEEPS_OTHERS =
  'With the `version` that you have read, nobody else’s changes are overwritten: then the answer is 409.'

export const picture =
  'A GIF, JPEG or PNG of at most 2 MB, as the part `file` of `multipart/form-data`.'

export const cacheFileName = {
  type: 'string',
  description: 'A name of your own for the upload, such as the time in milliseconds.',
}
