/** What the form says before anything is sent. */
export const UNSUPPORTED_FILE_TYPE = 'Selected file type is not supported.'
