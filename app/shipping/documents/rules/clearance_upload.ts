/** What the form says before anything is sent. */
export const NOT_SUPPORTED = 'Selected file type is not supported.'
