export const PICTURE_UPLOAD_TEXT =
  'Send a GIF, JPEG or PNG of at most 2 MB as the part `file` of `multipart/form-data`.'

export const UPLOAD_NAME_PARAMETER = {
  type: 'string',
  description: 'A name that you choose for the upload, such as the time in milliseconds.',
}
