export const UNSUPPORTED_FILE_TYPE = 'Selected file type is not supported.'
