export const MAX_UPLOAD_BYTES = 2_097_152

export const TOO_LARGE = tooLarge(MAX_UPLOAD_BYTES)

export function tooLarge(mostBytes: number): string {
  return `Allowed file size (${mostBytes} bytes) exceeded`
}

export const UNSUPPORTED = 'Upload file type is unsupported.'
