export const COURIER_CODE_PATTERN = /^[A-Z_]{1,20}$/
